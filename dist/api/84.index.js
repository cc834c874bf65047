export const id=84;export const ids=[84];export{modules}from"../cli/84.index.js";
