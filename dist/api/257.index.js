export const id=257;export const ids=[257];export{modules}from"../cli/2257.index.js";
