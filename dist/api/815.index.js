export const id=815;export const ids=[815];export{modules}from"../cli/1815.index.js";
