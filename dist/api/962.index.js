export const id=962;export const ids=[962];export{modules}from"../cli/3962.index.js";
