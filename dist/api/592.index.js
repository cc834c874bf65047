export const id=592;export const ids=[592];export{modules}from"../cli/3592.index.js";
