import type { Script } from './script-ranges.ts';

/**
 * N-gram profiles of languages that share a script (data only).
 *
 * Each is a linear softmax classifier with non-negative weights, fitted by us on windows of 12 to 200
 * characters and cut to the n-grams and weights that matter. Only these statistics are kept; README.md says what
 * they were fitted on. The order of `languages` gives the letters in `rows`.
 */

/** Languages that a profile was trained on but does not distinguish. */
export const UNKNOWN = 'und';

/** Weights of the n-grams of one script. */
export interface LanguageProfile {
  readonly languages: readonly string[];
  /** Characters in the longest n-gram. */
  readonly longest: number;
  /**
   * What a weight of 1 is worth as an exponent of the softmax: the fitted scale times 1.5, because weights truncated
   * for size are underconfident (1 / 1.5 / 2: 2 / 6 / 10 % wrong at 20 characters, 44 / 31 / 24 % null).
   */
  readonly unit: number;
  /** N-grams with their weights, see `readRows` in ngrams.ts. */
  readonly rows: string;
}

/** @trained */
const LATIN: LanguageProfile = {
  languages:
    'en de fr es pt it nl sv no da fi et lv lt pl cs sk sl hr ro hu tr vi id ca eu gl cy ga is sq tl sw af az uz und'.split(
      ' ',
    ),
  longest: 5,
  unit: 0.252,
  rows: `tha1j1n1s2C1 _tha2n1s1v2 he_a3f2 _ta3k1l1n1o1v2w3J1 ha2b1j1v1w3C4E1J1 oe1f1k1n1o1p1q2r1s1v1A1J1
d_a3l2C1F1H1 _to_a8n1o2v2 e_a1c3e1f2i1j1s1t1A1 ea1g1i1j1l1t1v1H2 _and_a4k1v1 s_a2c1e1m2n2y2A1
and_a2k1v1 cc1d2e1f1o2t1v1w2y1A2C1 _ofa4g1 _anda3x2 nd_b3k1t1 oua2c5p3v1A1H2 en_b4g7h2i1j2k1y2z3A2
eib9e4g1i7k2l1m3n4y3A3B7C4D6H1 chb5c1g2h1p3q2B3G1J2 n_b1d2g1h1j1k2v1w1A1K1 erb3g1i1 einb6c1D2
scha3b8g8t1 ichb4c3A1K1 ieb5c2d3g3m7n1o6q5H3 er_c1i1j4n1s1 geb4g4j1H2 der_b2H1 _einb5i1y1 _der_b8j4
_dieb6g1H2 scb2f4g2C2 eineb7 dieb3z2H4 ie_b4c3g2o4q5t1H5 éc9d1e4g1p6q4u9A1C7D2 _lc3d2f2l1w3y1K3
es_c2d2j2y1 _db1c2e1y2A1K1 ese1y2A1 _lec2f1i1u2z2C5 _de_c5d5e4g9t4y5A2K5 onc2H1K2 _ded4e1t2y1A1K3
ur_a3b2c6D4E3 de_c3d2e4g3t2y2A4K1 le_c3f1l1C1 _le_c7d3f4C5 nt_c5y1 o_a3d6e6f5o2p1r2A5K3 deb1d1e1j1A2
_ea1d2e2i1y1z3A1D1K3 _el_d9y7 os_d8e5n2A5 el_d3y3B1 uec1d7j1y1z1A1 _la_c7d6f3t4y5G2K3
_lac1d3f1i1m1n1r2t2y1 ón_d4A1 a_d3e3f3h2o1r1s1y4z1A3G3K2 cia1d2e1m1q2y1A2K2 ónd2A6D1
_eld4i2u1y6G1I1J1 ãoe9 ão_e9 ãe9w3 dod1e1n1z2A1E1 do_d1e3o1z2A2 coa1c1e2f2 osd2e2k2A3B1
çe9v9y2E2I9K1 _di_f9x2F2 i_a1f5o1r1s1t1x2y1B2E2G2J2K2 re_a2f5i2q1t1 zionf9 ziof9z4 to_a2f2j1n1
_il_c4f9 di_f3r1x1B2F4J3 _dif2t1x6H1 one_e3f2 ioz3B2C2 _ca1f1t1w2y1 _delf6r2y1K1 _ilc5f7s6v4G2K2
eeg4k4l4o1H3 t_a2g2h1i1j1y1 aag9k7l6o1F2G3H9 eene1k1n3t2v3J1 _eeg5l3 _eeng6 _hetg5H3 _een_g5
et_c3g2i2j3E1H1K1 _het_g5H4 _heg4H1 ijg9m1n5r1s4 _geb1g4v2D1H5 het_g4u1E3H3 _vang5u2H3 äb9h9k9l9
öb4h9k4l3u7v7D7I4 åh9i6j7 r_a1d1e2i1j1A1 föh6 örh4l1D3 förh3 _föh5 tt_b1h7i4u3D3 ttb1f7h1i5k4u1D3
_förh2 ärh5l6 ör_h3 llb2f1h3i1k3y1A1B3E2 för_h3 änb2h8k3 _för_h3 _fa1i2j1 att_b1h3 är_h7 å_h1i6j2
kh1i4j3k3l2m3n2o3p3q3r3s2u3v1x2z2D2E3F1H3K2 øi9j8 kkg1i5j1k6u1D3 ikki3j1k2 _åi4j1 _å_i9
gh1i2j2n1D2H1 _tilh4i3j3D2 fa1b1j1B1D2 kkeg2j3 _ikki2j1 tilc2e2i3j3D2 æj9D9 _afa1c3g3j7D1H1 ä_k8
täb2k2l1 oic9k9z3C6 ääk4l4 äyk6 taak4 vak3l3s2u2H2 tä_k3 aia2c4e3k4l2m4n4x1z3B3C8 õe9l9 sek2l2r2x2F1
õil7 usl1n2I1J1 võl7 _võl6 isec3k3l3 misi1l4 vd1h1i1j1k1m1p3q3r2s1 mia1b1d1l3o1 ud_d1l7p1y1J1
_vb1g3l1p1q1r2w3D1H3 _kb3g1l3m1p1u1w2E2G3J1K2 al1n1s1x1A1F1I1K2 ām9 īm9 ēm9 šm7n8p3q5r4s6 ā_m6
u_c1m3o1p3q3s3t2w1y1B3D1G2K2 ietg7k1m6K2 as_b2d4e4h2m2n2A3C1H1K3 ai_k2m5n4t1x3 pied2m4 ībm4 tām4
ūm8n8 ītm4 _ieg3m6 tīm5 ėn9 ųn9 ų_n9 įn9 ą_n9o5 ąn9o9 ti_a1f3n4r2s2 pac1k1n2x1F2 _įn8 uof6k7n9B1G1
aub6c4k1m3n4z3 į_n7 asd1i1J2 žn6p7q4r4s4 wb1g1o5t1v1B5G1H1 zb3d1f2g1m4o7p4q4r3s2t1u5v1z6I1J2K2 ło9
ya1k3n2o3p1q2u1v3B4I2J2K1 czo9 owl1n2o1t2v3F1I1 rzb1o8 żo9K2 _wa4b2s1H1 nia1o3r2s2J1 śo9 nieg3o5q4H1
ęn5o9 zyo4 ć_o9 ćo7s9 nie_o4q5H6 _zb3d3g6o3p4q4r4s1 wib1n1t1v2 íd4e3p9q6u5y2A4C8D6K1 í_p5q1C3D4K6
ěp9 řp9 ád5e5p9q9u9w4A5C9D6 níe2p3q1C1K2 ní_p2q1 ýp7q7D4 přp6 čp5q5r7s5 ova3p2q3r2s2 _přp6 ůo2p9
řep6 é_e3p4q3y4A3H1 jk2l1m2n1o4p2q1r5s4u3x1D1E7J1K2 ťq9 ť_q9 úd3q9u1y1A4C8D4 prq2r2 _prq1s3 ý_p3q3w2
nép1q4 nýp1q4 né_q4 poo1p1q2r2 ľq9 ovap1q2K1 jed2i3p2q1s5E1 njr4s2x1 je_i1n1p2q3r3s1
v_a1h1j1l1m1q2r3 _zar3s4G1 ljh4l1r5s5 avc1i1m1n2s1I1J3 zaf1r2s2A1G2 _poo1p1r1s3y1K1 ijes7 anjr1s2
ăt9w2 ă_t9 țt9 țit9 șt9 _ît8 _înt7 îc5t5K9 înc1t5 ul_t8 aref2t4z2 tăt4 șit9 ule1t2F1 eaa3l1t2z3C6
ea_a1d2t6z4 are_a3f3t3 szo9u9 _a_k1n1p1q1t2u6v2w1y1A1B1C1 ésd2u5y6 ásd6p1u6 őu9 gya1i2j2u9B4
z_c2o2r2u1v1J1 áld1e1q1u4C1D2 az_u5 _azu6K3 _az_u6 _szo1u5 egf2g1o3u3y1z1 k_a1g1u2v2x2z1 táu3A2C2
megu6 gy_a3u6 ıv9I9 şv9I8 ğv9I5 üb9l9u6v9I9 ı_v4I6 ınv3I3 nıv2 ırv2 sıv2I2 eğv9 ire1v3A1C1D2J1
çiv6E1 içe2v9 yav5x4G3I2J1K4 lerh1i1j1v5 _ba1v1w2x1z1C1I1J2 erih2j2v4G1 _đw9 đs9w9 ng_w2F4 ngw2x4F2
g_i1j1s1F2H2J1 ưw9 nhe7w7A7B1 c_a3c2k1w1y1 _khw6 ôc4q7w6 khw5K3 _chf2h1k2u2v1w3C1G2 nh_w6 ạw9
àc1e1f3w8y9K7 ểw7 êc8e9w7H7K9 _trf2s1w3 an_a1x5z2C2F2H1J1 dae1x1A1B1I1J2 kan_h1i1j1x5 kanh1j1x2G1
kah2m1r1s1x1F3G1 _meh1i1u1x6E1 aks1u1v1x2z3F1 angx1F4 engx5A1D2G1J1 ah_x7K1 _menj1u1x5
ahb3l2q1r3v3x4F2K2 ak_o1p1s2v2x3z4 ang_x5F6H1 _yanx6J2 l_a1d1f1y3B1 ió_y8 eu_e1y9A3B5 ció_y5
ó_u3w2y6A1C1K1 quc2e2y2A1K1 tzb8y7z9 ko_r2z6J2K1 kob1h2k1o1r2s1z4 zeb1e2g3n1o1p3z3 tzeb1y1z3
rrc1k1l1o1u1z4A1E2 tuk3l2z4 etay1z7 _ezu1z6K1 ezc3g3t1u2z2K2 eko_j1z3 iónd2A4 iód2y2A2 ciónA2 ión_d4
ód4e1o8u6w1A4C7D7 ddB8 ynd2B6D2H2 _ya3d6k1n1v1B5G4J4K2 yn_d2h1B5 ydj1B5H4J4 aeB9G1K4 dd_B3 _ynd4B1
_y_d9B6F2 _yn_d2B1 _ga3b3v1w1z2B3C2 wyo7B6H5 yddB2 _r_a1B7 au_c4t4x6B7G5 _cyB5K2 cyl1B4H2J1 gwB6
mhB1C9 h_a2j1s1x3B1 achg2C5 bhC9 _an_l3n1C7H1I1 áiA6C9 dhd4C7E7G5K1 haa1u1F1G3K1 íoC8 _aga2C5
ach_b1o1C2 ðD9 ð_D8 aðD6 þD9 _þD9 að_D3 _aðD3 _að_D2 iðD5 um_a1b2e2x1D6K3 nnb2c2f1i6k3B3C3D6 ið_D3
ðaD4 þeD3 ðuD3 _þeD3 eðD4 ëE9H2 ë_E9 tëE6 të_E3 _tëE3 _të_E3 ërE5 shE7J6 pëE5 ësE5 përE4 _pëE4
_përE3 nëE4 _e_e6f8A6E8K2 në_E2 _nëE2 gji8E7 ër_E3 jëE2 _ang_F9 _angb2h3j1B1F6 _ng_F9 _ngw5E7F8K2
_sa_c3q7s1C2F9 agc1t1u1z1C1F2 sak1m2x1F2 ayd3j2s3t1v1w1F3J2 ay_w1F4K2 sa_k4q4s1C1F6K2 _anf1h2l1v1C1
_nn1p1w1C1F2K1 gal1x2z1D1E1F1J4K1 _nag1o3p2q2r3s1A1F4G2 waa2b3o2x1F1G4H2K3 wa_G5K4 _yax1G6I1K1
_ya_G5I1 ya_d3v3x3G1K1 _wag1F1G4H3J1 _kug3j2k1l1v3E1G6K1 na_o1p1s2C3F1G3K1 nar2D1G1 kuk1l2m1z1E2G4K2
kia1k3n2o1z1D3J2K2 _na_e2o1p2q3s3A3C1F6G6 kwG1K4 die_b1H5 _die_b3g1H3 _nie_o1q1H7 _nieg4o1q1H2
_nib3d1g1l2r2A2G1H1 oea1d1g7l1z1B1H7 əI9 ə_I7 ərI4 ləI5 məI5 qa1c2d2e2y2A1E1I8J7K3 dəI4 ənI5 təI4
vəI2 əsI3 _vəI2 və_I2 ətI3 əlI4 _və_I2 ünI4 isha2G2J7 ʻJ9 oʻJ9 laI1J3 sh_E1J2 larv2I1J7 uqI1J3K1
qiJ7 ish_a3J2 _qd2f2w1y1I1J2 gani1B2C1J4 ni_r3E2G5J3 gan_x3B3C3J5 ọw1K9 ny_c1K3 _ny_K8
nyo2u4x3y3G4K1 y_a4d1p2q1w2F2 _nyi2u2G1K5 anad1v1G2K3 ħK9 ẹK8 sy_B2H4K7 _ha1d2i1z2D2G1H1
la_c3d2f3o1y2G2K2 _ja2b3l2n1o2p6x1K1 web2g1G4H2K4 keg2r1x1 ska1h3i2j4p2r2z1D3H3 jae2k3l3m2o1r2D3G3J1
ch_b2h4n1o1q1v1B2 iki1n1x1z2H1I2 ir_c1e1m1y2A1C2D3H4I3 ar_d1e3h2i1m1y2A2C3D3 eko1s1v2x1z3H1K2
_i_a5h7i5j5o5s4y7B7C2E4 ingg1i2l1 _una1b3c4d2f2m2y3A1 tu_m2o1p1x2z4 á_d1e2p1q2A1C3D4K1 quee1y3A4H1
da_e2l2s2A1I1J3K1 iaa1e1f2n1o3q5z2B3 elg1i1u2K1 _esb1c1d5e2f1y2z1A2K2 hit1F1G2J1 yoa3u1v2F3G6J1K3
azs1u1z2A1G3 m_a2b2e5o1D1 _nef2i1m2n3p4s2u1K2 oog4h2k1l6u1w1H3 vea2e1g1j1n1D1 vob3c2e2g3s1H3
_hab2d1i1y3 izm3r2s1t1v4A1J1 stb1g1o1p2q1r1 _enc4d2h2y1A1H2 hta1b2g3k2l2s1E2 zif3g5m1s1v1z1E1G4J1K3
in_a2b1r2E1F1H2 te_b1q1t2H1 ki_o2r4v1D4G1J1 _pac3e1m1E1F2 _tid2h1i3j1k1m1x1D1 il_c1f2i3j1x1C1
_jeb2o2p1q4x1 eub5c8g1k2y5A1B5H3 _pet3x5y1B1K1 huC2G5J4K1 vang3q2s1H4 ne_c3i1j1l1r2s1 bea1b4g1x1z2A1
_bib1s2G2I1K1 odo1p2q2r3s2B3 awa1o3B5F1G1H1 uaa1d1e3f3x3y1z5C3E7 no_d3f3r2s1y2 om_h3i3j1q3s3y2H3
alak2u1v1x3F3 _vag1h1k2l1m1u3J4 ga_h1l3r5E3J4 _en_c5d4g2h2j3y3A2H5 _que1f2w2y1 nea1d1f1j1q2r1v1
on_a2b1c1l1F1K1 _eib1i6k3l2B5C1D1 xc2h1w1y3z2A3I4J1 mav1J2 f_a4d3H1 _o_e3o1t1y4A4B6F2 icf1r2
_erb4i2j1z3D4J2 ja_k3l3s1u2 og_i3j1s4D3 _kab1v3F4 _dab5f2m1r1s1v1x2z3 add2e2l2q1s1y1A1
_bea3g1m1x2H3I1J2 uic2d1e2f2g6t2C5H3 ilai1r1x2F2G2 ellb1c2f6h1k2 ksi1k3l3m3x1 uki5k2n1s1x2z1E1F2H1K1
_ogf2i4j3D4 hetg3h4i4u2E3H2K1 _noa3c1m3y2A1J2 ecF2I1J2 at_p2t1x2y3F1H3J1 hakg2v2K2 ke_a1j1r1s2K2
akio1v1G3 _og_i5j3D5 ue_c2e1 _ate2j2m5n3x3F3 lmk2u1I4J3 is_a1g1n1x1A1C1H1K3 preq2r3A1 iyv2F1G3I3J6K4
_kwG2 ojm2n4q2s4G4K4 osta3k1p1s2y3 _caa4 goa2o3r2z5B5K1 ssa1b2c2e4f4i1k1 llea1b1g1j3 kwaG2
se_d1h1l2p1v1A2E1 _un_c3d4f5m5t2y4A1 _hakv4G1 hakiG9 bid1o1r1v1z4 aki_v1G6 kwa_G4 rád3p2q3A1D1
ed_i1j1l1n2s2C1D1F2H1I1J3 que_d1e1K2 us_b1c2x1y1K2 til_i2j3D2 unb1t1x1A2I1 _kwaG2 edj2r1s2I2
ettc1f1i5 ta_f2i1k1z1 _til_i3j3D3 lanb2v2J3 _izm5r5s3z2 oat6z7A1H1 _skh2i2n2q1D4 erah6z7
_ona2g2k1l2H4 _kwa_G4 _in_a8b3f5g4r7H2 _vei2v6D1 un_c3f3m2t1y3A4B1J1K2 ereg1j3t1u1v1z1A1
ajd2r1t2J1K3 ndeb1g1h1v1G1H2 atue2x1z4 _je_p1q2r4s1 van_g4u1H3 jua1d1e3h1l1m3s3 imn1s1E3
den_b1g2j2k1v1 rae1r1s2 j_o3q3s1K5 birr2v2A1I1J3 _er_g1i5j3D5 ita1r1y1z1E1F2H1 chtb5g8C4 _van_g5u1H3
tioa1c2j1 ogh1j2m1o1s1u1 _birv3I1J3 _olk2l1u1v5I4J2 _pref1q4r1v1A2 _kia1g1r5u4G2 _sac1l1m1s1t2F2H2
idad2e1l1A1J4 arae1u1v4F1 _ée4g3u1y1A4C1 jin2p2x1G3K2 anii1q2B1 adod1e2A2 em_b3e8m1o2p2r3u3D3K1
_para2c1d1e1A1 ia_f1k1q2y1z3G1 dno1p1q2s2 perx1y2K1 kilD3F1 _perf2n1y1K2 _queA2 pex3 inin2v1x2
ngaf1i2A1D2E5K2 idd1l2C1J1 joa2d5i9k4m1n3r2u1 gena1h3j1K1 or_a4t1 ka_h3s1x1K2 yej1n1s5t1u4v1K5
_koh1m1o1s2x1J1K1 ila_i4r3G3 feb2u1B5 náp2q4C1 bax2z1 iik6l6q1t5K2 _mao1F3G3 ozi1s3u3J4 sik1l1x2G1J1
afa1g1j5D6H1K2 icaf2v1 _se_d6p5r1s2t1A1H3K3 _see3p1x3A2 _etc5h2j1w1z3I4K1 io_f2n1z1B3G3
ilic1l1s2x3G1 _bav1x1z4 ejd4e3j6o3p1q4r2x1E2 parad2e1A1 _mtG4 slg1i2n1q1r1s1C1H4 trc2d1f1q1y1A1
ninh3j1v2J2 ataf1h1l2o1x3F1 chea1b1c2f5A1K1 mtb1G2 _que_d2e1y3A1 _verb3c1g1H3 nn_b5i3C5D3
_dua1h1i1z3A1E1 lda1d1i2l2z2D3I1 za_f3s1G4 _gam1n2z1B3C1 mbc2d2t1x2y1E2G2 ithC3 tied3g6k6
id_a2h1l1H1 _da_e3f4r1s4z4A3K2 ma_e1l2s1 _isa2b3g2v1C1H2J1 ion_a1c2F2 _l_c8f5y5K5 ara_d3e2h1x3A2F1
_vob7c2g3y3 ngeh1K2 mtuG2 _mtuG2 _estc6t4A2K1 estf4t2y1B1 _fit2y1z1 mer2 _doo3p2r2s1C1 znd2o1q1r1s1
_aua2b7c4z1G4 bir_v2A1I2J1 amad1n1v3x2 hoh1p2q1u2w1 väh4k1l2 innh3i6o3C2D5 klh1n2v4
_jab2e1k1l1o2p1G1J1 aang3k2H3 nteb1d2e2f1A1 it_a2b2c2p3E3 ghj1n3s3t3C2 dya2n2o2p3B2 _bir_v3I2J1
pria2c1r1 kato1r2u1z2G4J3 mtu_G2 _mtu_G2 for_a3i2j1 gie3z2D1J2 ren_a1b2g3z4 inek2 gua2d1l1y3z2A1
aoe4l2s4w1A3C9G3 _v_p2q3r2 ysa1B4 p_a2g3w1 _xw1A1J2K3 _prin1q2r1 aqy3E2I3J2K3 _áu1A4C1D6
ktb4g1h5j1m1n1o1p1q1 ônw2 st_a2b2c1l1D1 les_c3d1y1 prao2p3 _yoa6j1J3K2 ez_c8d1z3 ler_h3i1 ilef1v2
apah2k1v2x2F2G1 ộw8 ningh3j1J2 ítp1u6 _for_a4i1j1 _vih4j1m1n1D1H2 téc1u1y3 iuf3n6q2t5y6K7 alia1G5
ns_c2h1k3v1w1y1A1 danc6g1o2J1 _du_c5h3i2j2z2 hrb7d3q1C1 _no_d4e1m1y6 _kex9J3 llaa2f2h1k1A2B1
b_d1l3o1y1 ten_b2g2z2A3 ha_e1i1y2A2C1 à_c7e2f6w3y1 tyg1h1k1o2 akaF1K2 eerg5l4H4 ungb9n2x2K2 hinF3
krh1i2o3E1H1 buF2K1 ánd1p1u1A2C2 kilaF2 lya1j3n2s2t1u2H1 ivd1e1f1h2j2s1 ̀w5K3 eya2f1t1v3D4K2
lo_d1f2q1G2K4 of_a3g2H1 _on_a9k2l5 du_c5h1i2j1z3 exe1h2 ppc3f4h2i5s1D2 uug1k6l6o1G1K3 annb2f2B1C2
_ar_m4n1B6C7 atez2F1 ̣w7 si_c3d2f1k2v1x5y1 és_d2u1y6 ou_a3c2e5p2q1A5 _of_a4g2H1 deti1j2 _wea2b2g1B1
dzm5o7q3 adax3 _is_a4g4C1H3J1 esse1f2k1 udj4l3n1v1J1 ll_a3f1h3 atia1c1g2G2 q_a3I3 nte_d3e2f5h7A2
leng3u4v1B4 efe1g1h2o1D2 ihb5k1r3s1v1x4K2 iena2d7f2H1 ite_n1r2s2 bya5f1o3p3H2 ficc2e2k1l1A1F1K1
_iki2j1 oorg7H5 ndav1x1D2K1 ro_f1p3K2 _suc3d3e2f1n3 _nhw6 ikas2G2J1 delf4r3G1 _anaG5 lsb2g1y2
čin5q1s1 pha3b1w2K2 dire2z2C1I1J1 berx3z1 eva2g2m1r3v1 érc2d1j2u4 _derb6d3j3A5 umh1m3u1D1
azif2s2z1G4 imik1E4G1 _za_r1s3G2 indj4u1v1F1 ́d6w3A1K1 işv4I2 zub9z4 _aca2g1t1A1B1 _tot2H1J1
ini_v3x6J2 cka1b3h5I1 fra2d1i1 rhk2B7 _at_j5F6 arix4A2 yti2k1n2o1J1 ri_q2t1x3z1J1 ych7o5B1
tnm3p1q2r3 _opd1g3i1j2H1 imaj4n4r1s5t2 th_a3j1B1 mgF4 eniq3v2y1 lla_f4h2k3A4 aarg7l1H2 oned2h1z1
utah3l4z4G1 somh2i1j2 _mgF5 _n_c3t1w1H3 _avc5f1h6i6k1 viea1b1f1m1n2 vyh1n2p3q2G1 ảw9 mgaF4 _mgaF5
mga_F5 _mga_F5 tera1e1g1x3 allf2i2H1 pode2o1q1y1A1 _denb1h2i3j2x4z2C1 ácq4w6 žep3s2 ačq2s3
_dhd4C2E5K1 va_s1t1y1J8 _irm4n5z6 illa4c2h2j1 èc6f7y1K9 ntrt4 ebp2q2x4B1 _ayd1v1F7 _pha1w5C1 ve_j1v4
ei_b3f4i1k3l3t3 ú_q4C4K3 _nuf2l1n3t3E1 ik_x1z2H2J2 dan_g4h1v2x3J4 ujo1p2q4G1 yfo1v1B6D2H3 zenz4
_ara2d1e1k2l1n1B2 liko3H1J1 vrc1e1r2s4H2 taik3C1G2I1 _d_c7y5K3 _boc2h1q1r2B1J3 oce1h3C2F1I1J1
go_d1o6z2C4 _omg3h2l2r2H3K1 som_h3i2j2 áve4p1q2 _do_a1e3o3p1q1r1A3C3 llerh3i2 _u_a1d1g5s4E2H2K2
vnj3q1r2s2 traa2f1s1 ndiD2G1K3 ntux1z1F1K3 rəI3 qaI3J5K3 nosm2q1r2 _wa_a1G4 wna1B4 arrb1c1e1y2z3C2
syc1i1F2K1 igah2l5J1 ffc1B4 chac2s1G3J1 ikkej2 earf1n1t1v2 lisc2l1 ierb3c6d4o1H1K1 pagf3h1k1t1v2w2F2
asin1x2A2G3H5J2 ravs2 ellec1j3l1 mád4p1q1A1 pene1f1r1t1x1z3 endb1l3G3 otm1G2 onga3F2 omhC7
tatf1t1y2K4 shtE4 olf1u1x1I2 ad_d4f1g1B1 ent_c1y1F1H1I2J2K1 ada_d1l1x5y1 nenb3g1k2 harv2z1 al_a3d2
čep2r2 lgd1i3l2H2J5 ong_F3 lnh1o3p2r5 trec3f1q1y3 niaa2o4q3B2 obo1p1q1y2 ewa2x1B2 _berg1h1x6z3J3
iteg2r2 ệw9 ho_a4d1e2p1q4K1 jtq1E4K1 _umb6e9f1q1D2 _somh2i1j1 tetb2h1i1j1k1u1x2E1 ciod3e1y2K3
ltb3f1j1s1 ịw7K5 rlb2v2J2 záq2 ehb6h1l2q2u1x2z6 zog5q1t1A4K2 _som_h3i2j2 lmak2u1I1J4 _ja_k5l5y2
_ir_m5n6C1 drm1s2 _ül5I3 ama1G2K1 yrd1i1n7B1D6 bilb1f2G1 éiC8 adil1n1z1J4 älb1h3k1 átp2q1u1 _níC2K4
âe4t6w4B5 _wib2n1s1 avak2l2s1I1 nonc1f4A3 _šm1n1q1r2 hyp1B4 ru_p1t5G2 ili_l1s5G4 ali_r7G2 bop1q3t1v2
očq2r3 per_a1f5y4K3 _ay_F7 yiu2I2K2 oter1G4K3 lie1G2J1 ožp1q2r1 kke_j2 eitb4e3A3B2D1 yangx5J1
_nonc1f4A3 ge_n2s2v1y1 masd1i1n3x2J1 rug1t2v1H1 thaa3C1 šam4 _egf1h2u4z3K2 ter_h1s2 ếw7 _pif3m3x1F2
ediB3I1 atod2f5r1s1A2 unad3f2y1D3 _čp3q1r1 _per_f7y5K4 _pode2o1y1A1 ofg2v1w1 aan_k4x1H1 emc1l1x2
non_c2f4A4 ented2e2f2 _non_c2f5A4 rete5j5k2y5 _lesc3i3y6 staa2g1 _soa1b2c1 posf2 ztb2u3z4 ttaf2h3k3
nen_b2g2k4 _les_c4y6 ndi_l1D2F3J1K3 lot2F1K1 _wora1g2H1 ttec2j2l1n1 skai2m2r2z1H3 chuC5J5
_kanh2i1j1H1 av_h3i5m4 réc5q1C1D5 _asa6k1A1G4H3 ohb2k5l3p2E3 ốw7 uzm5z2I1J3K2 unta3g4x1F1
_odb8o2p2q1r2s4 recK4 iwo1B4G4 tinn2 ile_f2 aisc3e5k2A3C1 žin1p1q2s1 vád2p2u2 dh_C5 _hud1G2H2J2
atu_x3z4G1 wordg3H3 ls_b2g4k1y4K1 iadq5B4 ense1g2j2 sua2d1l1 láK2 oura2g1 patj1x1F2G1 ioneb2d5f4h2j1
rd_b1f1H2 hlb5p3q1J1K1 ơw5 det_h2i2 eta_z5 xay1z4A2J5 pravp1s2 _desb1c3 _megu6 tanc1g3h1 me_f1E2
haiA2C1 sell2n2 uk_v1x5E3H1 dose1k4v3K2 ce_k1p4 indif1g1A1F3 itoe1f1A2F5 erkg3k3x2D1H4J1 səI3
ot_a8m1r2H2 əkI2 _təI3 _oua2c4e6A4 mon2r1s1J1 ggf7i3o1x3D1F1 chia3c3d3f4g1G2J1 eurc6H4 _wyo7H1
gtb3j3n1H6 yli3p2w1I1J2 _hinb1e1F4 _kan_g1h2i2j2 _ei_k5l5B2 usta2l1n1r1 _fra3i1 cara1t1x3
tvh1i1q1r1s3H3 una_d4f3y1I1K1 ậw8 eoh2k1u1w1C6 agal2x1y1F1 dakx2I1 datg1h1i1m1r2u1w1 ctic1g2A1
tikm1n1z1E1G3 nli2J3 mo_d2n3K1 anta1c3d1y1 fnb1d2B3D5 ainx1z2 laim3n1x4 nka1b3n2q1 kasl5m2x3
inag1A2F1G1 ciond1e3y2K3 _tuf2k1n1r1F1J3 ht_b2 line2g1j1k1o1 mmb2c5g1h2j2 tukk2n2x4 ih_r3s2x3 nda_x5
idel1z3 ae_B3K6 avik1r5 hvj5l1D3 ntoe1m1A2 _exa2e1g1F1 išn5r1s2 maeB2G1 _maeB2G1 etiv2x1A1E1I3
katiG7J1 ợw4 lamv2x7 filh1n2s1w1 ochb1h9q1 _á_A4C1D5 usel1C2D1F2H1I3J3 istb3d1k2s1v1A1 bu_v1G3J3
tidi1x3A1 ligc3h1j2J1K1 we_a3G5K3 _öb1h4v4D2 tavk2l1q1s4 kyk1n3p1q3E2 _pena2t5x5 akea2g1G3 rt_b1i2
uca2b1o1J3 _drb1r3t1K2 unec8t2z4K1 pouc7q2K1 ę_n5o6 nostq1r2 asad1x3G1 _njE2 _bua1n2v2 adeh4l1y2A1
medh4i2j1r1 mu_m1o1r1G3 awaa2x2F2G2 _utc2h3i8G2 mae_B2 _mae_B2 teaz1C5 opg2i1 _rhB7 gusl2C4
sieb5g1o1H2K3 ine_b1l3C1G1 _s_a3g1q2r2y3 asıv2 irif2J2K1 varh3i2m1r1 _spf2h1n1o1q1r2 hindF5
_roo1q2C1 _vyp3q2 tidax4J1 _hoa2g1z2K1 weda1B5 ere_f4j1K2 eded3f2j1v1 ënE3 ürb8v5 eddh1p1B3K3 arenz4
ado_d4 iqa2c6e1J1 ể_w3 tasj2n3x2z1C1K1 aila4l2z1F2 yo_G4K5 _te_d2g7E2H4 ao_e2s5w2A5F1G3 telb1p2H3
êne6w4K1 šin2r1 pana1b1A1F2 _akb3j2q5s3u2x2K2 tekg2r1s2E2 ate_a1t2v1F1 nul2n1o1s1v2 _pran1o2p2
rakm2v3z2H1 mäk2l2 onay2 _pouc7q2K1 sáp2u3w1C2 _et_c9i1j3l2K5 dadd2e6A2 uria2n4t4J1 od_o1B3 _av_h6i6
olek2l4x4 itia1r1s1A2 actc2A1 _ra1J2 ccf3A1 kkik3D4K1 _om_g3h2i1H3 _eko1v2D4E1 _imb3j1r3s1t1K1
_pagf2h1k1n1t1v2w1 _undb3i1v1 jeni1j1k2r2x3 chod3h3k2u2v1w1y1G3 tlq1v2J2 rsa1c2j1s1 dua1l2z3A1E1
nganx4K2 _har_h1i2j2J1 lasa1d3i3p2 kutG3J3 nderg2H2 _ddB5 naku2F3 keng5h1 vaia2m2 redr4u1 tillh7
sanc3 _attc2h2H3 nia_o4q3y1 _vrr4s2H2 _mud3k1J3 _gyB5 estag6y1K2 brd1g2j1A1 konx2 onnc6f1v2
_joa4k2u2 _medh3i4j2r2 ituf3z3G1 _loa1d3v2G1K2 gkx4F3 imek1l1r2 vish2i1j2A1G1 _cua1d3t4C2 razr3z1
_kutG4J3 _gif2v2w4 uba1o2p3F1K3 tă_t2 und_b8z1 zi_G3 dir_v1C2 _tee1g2l1x4A1E2H1 wano3H1K3
nu_c1e1s1t3 rrec2l1z2E2 sta_d1k2 im_a2b6s2E1 dige2g1i1 reia1e1A2D3 ndod1f4t1z1 atzz4 njëE2
rtb1i2u1z2C1 ün_I4 cht_b6g1C1 totm1r2s2H3K1 hwd4B3 _ésu2y5 áre6q3u2 lue1h1k2o3t2v1D1 užn3q4 _fils2w1
gsH2 _danc7g3o1x6 orii1s4t1H1I1 idakx4 amby4A1G5 _sib4d2i2 ifii2q1F1H3J1 _ria5f8J2 dak_x3
_unaa1d3f2y3 erdg1i2 _és_u3y5 drei1q1t2y1K5 batz6 _una_d3f4y4 egar7 _w_a3o6 elia2g2r1v2A1
_cec4q2C1F1 dos_e2 _tidi1x5 tusl2H1 elen2t4A1I1J1 ạnw3 klab1i1n2J2 oa_k1z5A3 _gwB5 eisk1n2C3
hani2n1s1 _svk1p2s1x1 _ellh2i1j1 ywa1o1B3G2 dsj3w1H2 agud1z1C4G2 _apc1n3s1 ekkD6 _çv1E2I1K2
ifav2G3J2 _ama2b1y4B5K3 takl1o2p2D1 senb1f1k1y2K2 pud2f1k1x1 eana1z5C3 ote_G5 ntukx6 przo7 itae1l1K3
del_d2f1y2 aled1f3o2q4t2 _lld1y8B6 vo_d2n2s2 wata2G2H5 izad1e2t2z2A1K1 rria4z5D2 gi_l2v1x2J4
_del_d3f2y2K1 _klg3o3 des_b4c6 pord2r2K1 upa2h1r1D1 egia1d1z7 untux3F1K2 dheE6 eksg1j3l1o1s1x3
astl2C1 _väl3 elsi1j3y4 _datg1h2k1m2p1w1H1 _àc9e6 _äh6 séc2u1D1 galn6K1 mhai1C5 llia2k2y2B1D1E1
quqI3 ụw5K8 _att_h8 elaa1e5h3x4z1A3 ika_r2x2G3 wieb5o4 în_t4 _în_t4 sonc3d2f1v3J1 _pua3d5f1
ag_b1B1C2H3 est_c9l1o4F1H1 tivb2i1E1 ste_t3 airc2C2 aitc3l1z2C4 ên_w4K2 _den_b1h2i1j1z1C2
heia1e1g2A4H1 _edk1v2z6I1 ig_a1b1i2 _unta1b5x6 dalf6u1x6B2 ssic1g2y1 _íe3D9 _vaik1m5 rëE2
esia2f1k3v5 gus_n1C5 ake_G5 anıv3 _bhC6 dhe_E6 csu9 fta1b2g3s1 _kato1r3G3 _sera2d1J3 _mia2b5u1y1H1
lle_b3c2f2i2k1A1H2 umaa1e6m1F2 _choh4k3u3v2w2x1y2G2 ātm4 něp6`,
};

/** @trained */
const CYRILLIC: LanguageProfile = {
  languages: 'ru uk bg sr mk be kk mn ky tg'.split(' '),
  longest: 4,
  unit: 0.47,
  rows: `оa2b2d1e1j1 еa2c1d1e1g1 ьa5b4f3h3 тьa3b3 я_a5b3f2 ть_a5b1 иa1c1d1e2i1j2 ь_a3b2f1h3 яa3b3c4f5j2
_вa2b2e1j1 в_a3b1c1 ениa3 _в_a3c5 іb9f8g8 віb3f3 і_b2f3g3 єb9 нняb6f2 ідb4f1 ня_b4f3 няb3c2f3
ннa4b3c2f2 їb9 _виb5c1d1h1 виb2c1d1i1 а_c2d1e2 ъa1c9j6 _на_c2e2 о_b1c1e2 анеc5d1 то_c3e2f1 неd1f1i2
јd6e6 јеd7 је_d5 у_a1b4d4f3g2 њd6e3 љd9 ћd9 уa1b1d1f1h1i2j2 отc2d1e2 јаe5 от_c2e4 атc1e2i1
ыa6f6g6h1i5 цf3h2 ўf9 цьb2f4 ць_f5 паa1f2g1 ў_f4 _паb1f2g1 выa3f5 рыa2f4g1h1 _ўf5 қg8j6 _қg4j2 ңg5i1
інb1f1g4 ғg6j3 ы_a3f2g3h1i2 ұg6 қаg2j2 әg7 ін_g4 н_c1g1h2i2j2 ауc2g7 _жd1g4i4 ғаg4j2 ынg3h3i3
эa2f6h6i2 хa2b1c2f1h5j2 гa1h3i1 үg3h3i4 өg2h4i3 йa3b2c4f1g1h3i2 _хc1g1h3j2 ийb3h2i2 х_a3b4d3f1h2
лa1c1g1h2i1 эрh3i1 г_d3h2 эгh3 _эa5g1i5j1 йнb1c3h3j2 йн_h3 й_a3f2h2 кa1b1d1i2 укa1c1i3 _аf1g1h1i3j1
_жаg2i3 ууh5i4 жаe2f1g1i2 ктb2g2i1 ҳj9 и_b1c2e2j2 _ҳj3 д_e2h2j3 ҳаj3 оиa1c1j4 _ҳаj2 ои_e2j2 ҳоj5 ҷj8
ад_f1j3 _баe2g1h2i1j2 ӣj5 _иa2c2d2e1 поc2d2e1 ваc2d1f3j2 реb2c2d2e1 _бb1g1h2i2j1 р_g1h1j2 ноd2
_да_c3d1e3f1 ар_d1g2i2j2 дыg1i2 ныa3f2g1h2 ааe7h7i2 ийнh3 үнi2 хүh3 лдg2h1i4 энf3h2 ын_g1h4 овe2
ндg2h1i5j1 кеd4g4i3 тэf3h2 итеc2e2 баb1e1g1i2j2 рдi4j1 тыf1g2i1 _іb3f2 ти_a1b4d3j1 эхh3 _хүh2 ніb3f2
уваb4c1e5 үүh3 діb3g5 юa4b4f3 _даd1e1f2 гаc1f1h1i2 йгh3 хаc2g2h2 сыg3i3 щa4b4c6 дэh4 тіb3g4 ӣ_j5
ахf2h2j2 лэh3 льa3b1f3g1 _и_a2d2e1 тиb2d1j2 _еa1c2e2g2 исa1b3d2i1 _боf1g2h1i3j4 _эрi2 _за_c2e2
ляa1b2f2 хэh2 ёa6f3h2j5 рхa1h2i2 _зb3f2h1 за_c2d1e2 увb3c1e5h1 айb3c1f1g2h1i1j1 _выa3f3 ањd3e3
ріb3g3 лыg2h1i2 ліb1f2g1 өрg1h2 ізb1g4 ээi3 ерa1b3f1g2i2 өөh3 деa1c1e1g2i1 веc2d2f2 ијd4 эрхh2
ен_c2e3g2i2 ојd4e1 _өg2h1 њеd2e3 _үg2h1 нэh4 кіf3g2 аиj4 аи_e1j4 ақg2j3 енb1c1f1i2 _кa1i2j1 дарh1j2
аеa4e1f6 ттc2g3i3j1 _оa1c1d2g2h2 ң_g3i2 элf3g1h3 лгc1e1h1i3 тоa1c1e1h2 праb1f3 ин_i1j2 ыкf1i5 рэf5
_адf2i3 агf3h2j1 ціb3f1 ықg3 _е_c5e4 гэf4 үйg2h2 ияc4g3i4j2 _сеe2f1 жанd1e1f1i5 ийгh2 етa2b1c1e1i1
но_b1c2e1 сіf2g2 лиa1b1d2e1 сеc1e1g2 ірf1g4 ымa2f3 ды_g3 болf1g2h1i3 шіg4 _уa1c1d2h2i1 ё_a1j4 _јd2e2
_арb1c2i1 ајd3e2 _се_c2d1e1 эх_h3 атаc2e3i1 уу_h1i3 нийb3h2 т_a1c2e1j2 _і_b1f2 во_c1e2 ах_a1b1h2
_биd3e4h1i3 одd2e1f1j1 даg1i1j2 ия_a2c3g1 тарf1g1i2 адd1f3h1 алаg3i2 арыg1i2 улb1c1h2i2 _тg1h2i2j1
аўf3 иеa3c3e1h1 изa1c1i2 _хаg2h1 огоa3b4 геa2g3i1 ардd1e1j3 _яb4f2h3j2 _изc1d2 ни_c2d1e2j1 укуb1f1i3
эсh3 гүh3 не_b2c1f1 сэh2 ө_i2 ароc3f2g1j3 ий_b4 бүh2 _бүh2 диa1b1c1i2 ілb2g3 шd1e1f1h1i3j3 ње_d1e2
длa2b2f2h1 приa2e1 риb2d1j1 _ба_j5`,
};

/** @trained */
const ARABIC: LanguageProfile = {
  languages: 'ar fa ur ps ckb ug'.split(' '),
  longest: 3,
  unit: 0.527,
  rows: `لa2d2f1 _الa8 الa2f1 ةa6 ة_a6 يa7d6f3 _اa1b1c2d1 أa8 یb4c4e2 هa3b4d3e2 دb2 ایb2c1 اb2c1 ی_b1c1e3
رb2c1 د_a1b2d2 ہc9 ےc6d3 ے_c6d3 کb2c2d2e1 _کc2e1 ںc5 ں_c5 ه_b2d3e3 ي_a1d5 ې_d6 ېd7f4 _د_d6e1 ەe7f6
ە_e3f2 ێe9 انe3f1 دەe4f2 ىf8 ۇf8 كa7e3f5 _ئe4f4 ى_a3 ئc5e2f3 نىf2 لىa2f1 عa4b2c1 _دd2e1 _ہc5
و_c1d2e1 ىنf3 ۆe4f4 ہ_c7 یاc3e5 یںc4 یں_c4 ىلf3 ەکe6 قa1b1c1f2 ووe7 تىf2 فa3b2c2 کەe5 _دەe3 لەf2 ړd6
كىf2 _اوc7d5 پهd3e3 په_d3e3 _پهd3e3 ڭf3 _أa6 نیb2e1 او_b1d5 حa2b1c1 ھc7f3 _لەe4 ۈf4 _هb2d1e1 ەتf2
_و_b5e4 ەوe3 سىf2 ڕe7 ەرe2f3 پc2d2f1 دىf2 إa8 _کیc9`,
};

/** @trained */
const DEVANAGARI: LanguageProfile = {
  languages: 'hi mr ne'.split(' '),
  longest: 3,
  unit: 0.643,
  rows: `_कa3b2 ं_a5 ंa2b3 हैa5 _हैa5 के_a8c1 है_a5 ेंa3 ें_a5 ैa2c2 ै_c4 ीa1b2 ्यb2c1 ्याb3c1 णb2 याa2 ाचb7
ो_a3c3 गरc2 _गरc6 ्नa1c2 को_a2c4 गर्c4 र्नc2 कोc3 छ_c5 मेंa2 _करa1b3 छc3 मा_b1c6 ळb9 हरूc7 ुहc2
नुहc3 ीतb6 ण्यb7 ्नुc2 ़a9 हे_b3 ए_a4c1 होसc2 ुहोc2 आहb3 _आहb3 हरc4 आहेb4 ँa2c4 _लिa2c1 िए_a4 यो_c5
_र_c7 ोंa2 ाहीb8 लाईc8 चा_b2 _कोa5b2 ्हb7 ों_a3`,
};

/** @trained */
const HEBREW: LanguageProfile = {
  languages: 'he yi'.split(' '),
  longest: 2,
  unit: 0.664,
  rows: `וa2 תa4 הa3 ת_a3 עb2 ַb8 אַb6 ָb6 אָb6 ֿb9 פֿb8 ײb7 ט_b2 חa3 ערb3`,
};

/** @trained */
const BENGALI: LanguageProfile = {
  languages: 'bn as'.split(' '),
  longest: 2,
  unit: 0.825,
  rows: `রa9 র_a3 ারa2 ্রa2 ৰb9 ৰ_b3 াৰb2 কৰb4 ৰ্b4 র্a3 ্ৰb4 ৰিb2 রাa2 করa2 ৱb8 ৰাb3 ়a7`,
};

/** The profile of each script that several languages are written in. */
export const LANGUAGE_PROFILES: Partial<Record<Script, LanguageProfile>> = {
  Latin: LATIN,
  Cyrillic: CYRILLIC,
  Arabic: ARABIC,
  Devanagari: DEVANAGARI,
  Hebrew: HEBREW,
  Bengali: BENGALI,
};
