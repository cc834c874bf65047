export const id=901;export const ids=[901];export{modules}from"../cli/6901.index.js";
