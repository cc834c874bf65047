export const id=580;export const ids=[580];export{modules}from"../cli/580.index.js";
