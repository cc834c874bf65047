export const id=970;export const ids=[970];export{modules}from"../cli/8970.index.js";
