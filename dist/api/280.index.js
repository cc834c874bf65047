export const id=280;export const ids=[280];export{modules}from"../cli/8280.index.js";
