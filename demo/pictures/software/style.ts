/** The look of all drawn programs; each program sets its own colours on `.win`. */
export const screenStyle = `
.win,.site,.phone,.cert{font-family:"Vazirmatn Variable";direction:rtl;box-sizing:border-box;line-height:1.5;text-align:right}
.win *,.site *,.phone *,.cert *{box-sizing:border-box;margin:0}
.win{width:1200px;height:780px;background:var(--bg);color:var(--fg);border-radius:18px;overflow:hidden;display:flex;flex-direction:column;font-size:18px}
.win .bar{height:52px;background:var(--bar);color:#fff;display:flex;align-items:center;gap:14px;padding:0 22px;font-weight:650;font-size:19px;flex:none}
.win .bar .model{margin-right:auto;direction:ltr;font-weight:700;opacity:.9;font-size:17px}
.win .bar .dots{display:flex;gap:8px;margin-right:18px}.win .bar .dots i{width:13px;height:13px;border-radius:50%;background:#ffffff55}.win .bar .dots i:first-child{background:#f5a932}
.win .main{flex:1;display:flex;min-height:0}
.win aside{width:208px;background:var(--side);color:var(--sidefg);padding:20px 14px;display:flex;flex-direction:column;gap:6px;flex:none}
.win aside .logo{display:grid;grid-template-columns:repeat(3,11px);gap:4px;margin:0 10px 14px}.win aside .logo i{width:11px;height:11px;border-radius:50%;background:var(--a)}.win aside .logo i:last-child{background:#f5a932}
.win aside a{padding:9px 14px;border-radius:10px;font-size:17px;font-weight:550;display:flex;gap:10px;align-items:center;white-space:nowrap}
.win aside a::before{content:"";width:12px;height:12px;border-radius:4px;background:currentColor;opacity:.45}
.win aside a.on{background:var(--a);color:#fff}.win aside a.on::before{background:#f5a932;opacity:1}
.win aside .who{margin-top:auto;font-size:15px;padding:12px 14px;border-top:1px solid #8aa8a840;opacity:.85}
.win.rail aside{width:76px}.win.rail aside a{font-size:0;justify-content:center;padding:13px 0}.win.rail aside a::before{width:24px;height:24px;border-radius:8px}.win.rail .who{display:none}
.win.top .main{flex-direction:column}.win.top aside{width:auto;flex-direction:row;padding:10px 22px;align-items:center}.win.top aside .logo{margin:0 0 0 14px}.win.top .who{margin:0 auto 0 0;border:0;padding:0}
.win .body{flex:1;padding:22px;display:grid;gap:16px;min-width:0;min-height:0;align-content:stretch}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 18px;min-width:0;min-height:0;overflow:hidden;display:flex;flex-direction:column;gap:10px}
.card>.form{flex:1;align-content:space-evenly}.card>h4{font-size:18px;font-weight:700;display:flex;justify-content:space-between;align-items:center;flex:none}
.card>h4 small{font-size:14px;font-weight:500;color:var(--mute)}
.card svg{flex:1;min-height:0;width:100%}
.stats{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:14px}
.stat{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:12px 18px;border-inline-start:5px solid var(--a)}.stat:last-child{border-inline-start-color:#f5a932}
.stat span{color:var(--mute);font-size:15px;display:block;white-space:nowrap}.stat b{font-size:28px;font-weight:780;line-height:1.4}
.win table{border-collapse:collapse;width:100%;font-size:17px}.win th{text-align:right;font-weight:600;color:var(--mute);font-size:15px;padding:6px 10px;border-bottom:2px solid var(--line);white-space:nowrap}
.win td{padding:9.5px 10px;border-bottom:1px solid var(--line);white-space:nowrap}.card>table{flex:1;max-height:440px}.card>.rows{flex:1}.card>.rows>div{flex:1;max-height:64px}.card>.chat{flex:1;justify-content:space-around}.chat p{font-size:19px!important}.win tr.on td{background:var(--soft);font-weight:650}
.pill{display:inline-block;padding:1px 12px;border-radius:20px;font-size:15px;font-weight:600}.ok{background:#cdeadb;color:#1c6645}.wait{background:#fdebc8;color:#7d5005}.bad{background:#fbd9d3;color:#943325}.info{background:#d2e9f0;color:#1c5b72}
.dark .ok{background:#1f5a45;color:#b9f0d5}.dark .wait{background:#5f4717;color:#ffdf9f}.dark .bad{background:#6b2f2b;color:#ffcabf}.dark .info{background:#1d4f61;color:#bfe8f7}
.form{display:grid;grid-template-columns:1fr 1fr;gap:12px 18px}.form div{display:flex;flex-direction:column;gap:3px}.form label{font-size:15px;color:var(--mute)}.form p{border:1.5px solid var(--line);border-radius:9px;padding:9px 12px;background:var(--bg);font-weight:550;white-space:nowrap;overflow:hidden}
.acts{display:flex;gap:10px;margin-top:auto}.btn{padding:8px 22px;border-radius:9px;background:var(--a);color:#fff;font-weight:650;font-size:17px}.btn.warm{background:#f5a932;color:#3a2600}.btn.ghost{background:transparent;border:1.5px solid var(--line);color:var(--fg)}
.rows{display:flex;flex-direction:column;gap:9px}.rows>div{display:flex;align-items:center;gap:12px;padding:8px 12px;background:var(--soft);border-radius:10px;white-space:nowrap}.rows b{font-weight:650}.rows span{margin-right:auto;color:var(--mute);font-size:15px}.rows i{width:14px;height:14px;border-radius:50%;background:var(--a);flex:none}
.meter{height:12px;border-radius:8px;background:var(--line);overflow:hidden;flex:1}.meter i{display:block;height:100%;border-radius:8px;background:var(--a)}
.cal{display:grid;grid-template-columns:110px repeat(7,1fr);gap:6px;font-size:15px;text-align:center;flex:1}.cal>*{border-radius:8px;display:grid;place-items:center;background:var(--soft)}.cal .h{background:none;color:var(--mute)}.cal .m{background:var(--a);color:#fff}.cal .e{background:#f5a932;color:#3a2600}.cal .n{background:var(--bar);color:#fff}
.tags{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;flex:1}.tag{background:#fff;color:#10363c;border:1px solid var(--line);border-radius:10px;padding:10px 14px;font-size:15px;display:flex;flex-direction:column;gap:4px;justify-content:center}.tag b{font-size:17px}.tag svg{height:44px;flex:none}
.chat{display:flex;flex-direction:column;gap:10px}.chat p{max-width:78%;padding:9px 15px;border-radius:14px;background:var(--soft);font-size:16px}.chat p.me{align-self:flex-end;background:var(--a);color:#fff}
.big{display:grid;place-items:center;text-align:center;flex:1;background:var(--bar);color:#fff;border-radius:12px}.big b{font-size:120px;line-height:1.15;font-weight:800}.big span{font-size:24px}
.kan{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;flex:1}.kan>div{background:var(--soft);border-radius:12px;padding:12px;display:flex;flex-direction:column;gap:9px}.kan h5{font-size:16px;font-weight:700}.kan p{background:var(--card);border-radius:9px;padding:9px 12px;font-size:16px;border-inline-start:4px solid var(--a)}.kan div:last-child p{border-color:#f5a932}
.bags{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;flex:1}.bags div{border:1px solid var(--line);border-radius:12px;padding:10px 14px;display:flex;flex-direction:column;justify-content:center;gap:4px}.bags b{font-size:26px;color:#b9474d;direction:ltr;text-align:right}.bags span{font-size:15px;color:var(--mute)}
.phone{width:390px;height:790px;border-radius:52px;background:#0c2b31;padding:14px;color:#10363c}.phone .in{width:100%;height:100%;border-radius:40px;overflow:hidden;background:#f4faf9;display:flex;flex-direction:column}.phone .hd{background:linear-gradient(160deg,#0b7f80,#00474e);color:#fff;padding:46px 24px 24px;font-size:17px}.phone .hd b{font-size:25px;display:block}.phone .ls{padding:18px;display:flex;flex-direction:column;gap:12px;flex:1}.phone .it{background:#fff;border:1px solid #d5e2e1;border-radius:16px;padding:13px 16px;font-size:17px;display:flex;justify-content:space-between;align-items:center;white-space:nowrap}.phone .it small{color:#5c7c7f;font-size:14px;display:block}.phone .nav{display:flex;justify-content:space-around;padding:14px 10px 20px;background:#fff;border-top:1px solid #d5e2e1}.phone .nav i{width:26px;height:26px;border-radius:9px;background:#b4c8c8}.phone .nav i:first-child{background:#f5a932}
.phone .go{background:#f5a932;border-radius:14px;text-align:center;padding:12px;font-weight:700;font-size:18px;color:#3a2600}

.mute-words,.mute-words *{color:transparent!important}.mute-words text{fill:transparent!important}.mute-words :is(b,h4,td,th,label,p,a,.t):not(:has(*)){background-image:linear-gradient(#8fb3b255,#8fb3b255);background-size:62% .5em;background-repeat:no-repeat;background-position:right 12px center;border-radius:6px}
`;
