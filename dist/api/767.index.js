export const id=767;export const ids=[767];export{modules}from"../cli/8767.index.js";
