export const id=657;export const ids=[657];export{modules}from"../cli/2657.index.js";
