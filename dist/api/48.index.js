export const id=48;export const ids=[48];export{modules}from"../cli/48.index.js";
