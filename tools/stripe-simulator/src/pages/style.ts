import { siteDress } from '../../../simulators/site-dress.ts';

/** The site's dusk and morning: these pages belong to this machine, not to Stripe. */
export const stylesheet = `${siteDress}
body{background:var(--ground);color:var(--ink);font:400 1rem/1.5 body,system-ui,sans-serif;min-height:100dvh;display:flex;
  flex-direction:column}
h1{font:600 clamp(1.75rem,1.4rem + 1.6vw,2.5rem)/1.12 display,Georgia,serif;letter-spacing:-.015em;text-wrap:balance}
h1.amount{font-family:body,system-ui,sans-serif;font-variant-numeric:tabular-nums}
h2{font:600 1.25rem/1.2 display,Georgia,serif}
a{color:inherit;text-underline-offset:.2em;text-decoration-color:var(--accent)}
b{font-weight:600}
.ribbon{padding:.5rem 1.5rem;background:var(--accentSoft);color:var(--ink);font-size:.875rem;text-align:center}
.ribbon b{color:var(--accent);margin-right:.375rem}
.lead,.muted{color:var(--muted)}
.lead{margin-top:.5rem;max-width:38rem;overflow-wrap:anywhere}
.small{color:var(--muted);font-size:.875rem;margin-top:.75rem}
.eyebrow{color:var(--accent);font-size:.9375rem;font-weight:500;margin-bottom:.5rem}
.digits,dd,td,.price{font-variant-numeric:tabular-nums}
.back{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:var(--muted);text-decoration:none}
.back:hover{color:var(--ink)}
main{width:100%;margin:0 auto;padding:2rem 1.5rem 4rem;flex:1}
main.narrow{max-width:32rem}
main.portal{max-width:46rem}
main.checkout{padding:0;display:grid;grid-template-rows:auto 1fr}
.summary,.pay{padding:1.5rem;width:100%}
.summary{background:var(--surface);border-bottom:1px solid var(--hairline)}
.summary .price{margin-top:.375rem;color:var(--muted)}
.price b{color:var(--ink);font-size:1.25rem}
@media (min-width:60rem){
  main.checkout{grid-template:1fr/1fr 1fr}
  .summary{border-bottom:0;border-right:1px solid var(--hairline);padding:4rem clamp(2rem,5vw,6rem);display:flex;flex-direction:column;
    align-items:flex-end}
  .summary>*{width:100%;max-width:26rem}
  .pay{padding:4rem clamp(2rem,5vw,6rem)}
  .pay>*{max-width:28rem}
}
.lines{margin-top:1.5rem}
.lines div{display:flex;justify-content:space-between;gap:1.5rem;padding:.75rem 0;border-bottom:1px solid var(--hairline)}
.lines .total{border-bottom:0;font-weight:600}
form{display:grid;gap:1.25rem}
fieldset{border:0;padding:0;display:grid;gap:1.25rem;min-width:0}
legend{padding:0;margin-bottom:.75rem;font:600 1.25rem/1.2 display,Georgia,serif}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}
label,.label{display:block;font-weight:500;margin-bottom:.375rem}
.optional{color:var(--muted);font-weight:400}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--muted);border-radius:.625rem;
  background:var(--surface);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
select{padding-inline:.5rem}
::placeholder{color:var(--muted);opacity:.75}
input[aria-invalid=true]{border-color:var(--danger)}
.fixed{padding:.5rem 0;border-bottom:1px solid var(--hairline);overflow-wrap:anywhere}
.problem{color:var(--danger);margin-top:.375rem;font-size:.9375rem}
.choice{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;margin:0;font-weight:400}
.choice input{width:1.125rem;min-height:1.125rem;accent-color:var(--accent)}
.refusal,.told{border:1px solid var(--danger);border-radius:.625rem;padding:.75rem 1rem;margin-bottom:1.5rem}
.narrow .refusal{margin-top:1.5rem;margin-bottom:0}
.told{border-color:var(--good);color:var(--good);margin:1.5rem 0 0}
.narrow form{margin-top:1.75rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
p.actions{margin-top:1.5rem}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.375rem;min-height:2.75rem;padding:.625rem 1.25rem;
  border-radius:.625rem;border:1px solid var(--hairline);background:none;color:var(--ink);font:500 1rem/1.2 body,system-ui,sans-serif;
  font-variant-numeric:tabular-nums;text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--muted)}
.button.main{background:var(--accent);border-color:var(--accent);color:var(--onAccent)}
.button.main:hover{filter:brightness(1.06)}
.button:disabled{opacity:.6;cursor:progress}
.pay .button.main{min-height:3.25rem;width:100%}
.hints{margin-top:2rem;border-top:1px solid var(--hairline);padding-top:.75rem;color:var(--muted);font-size:.9375rem}
.hints summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;gap:.5rem}
.hints summary::before{content:'+';color:var(--accent);font-weight:600;width:1rem}
.hints[open] summary::before{content:'–'}
.hints ul{list-style:none;padding:0}
.hints li{border-bottom:1px solid var(--hairline)}
.hints button{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1rem;width:100%;min-height:2.75rem;align-items:center;
  padding:.375rem 0;border:0;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
.hints button:hover{color:var(--ink)}
.hints .digits{color:var(--ink)}
.hints p{margin-top:.75rem}
.portal section{margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid var(--hairline)}
.plan{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:1rem 2rem;margin-top:.75rem}
.plan+.plan{border-top:1px solid var(--hairline);padding-top:1rem}
.plan .name{font-weight:600;display:flex;flex-wrap:wrap;gap:.625rem;align-items:center}
.badge{border:1px solid var(--hairline);border-radius:999px;padding:.0625rem .625rem;font-weight:500;font-size:.8125rem;color:var(--muted)}
.badge.active,.badge.trialing{color:var(--good)}
.badge.past_due,.badge.unpaid{color:var(--danger)}
.card{display:flex;flex-wrap:wrap;gap:.25rem .75rem}
table{width:100%;font-variant-numeric:tabular-nums;border-collapse:collapse;margin-top:.75rem}
th{font-weight:500;color:var(--muted);font-size:.875rem;text-align:left}
th,td{padding:.625rem .5rem .625rem 0;border-bottom:1px solid var(--hairline);vertical-align:top}
td a{color:var(--muted);font-size:.875rem}
.challenge{display:flex;flex-direction:column;justify-content:center}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
