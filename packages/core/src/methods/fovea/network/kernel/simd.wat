;; The network's arithmetic, four numbers at a time. `scripts/build-kernel.mjs` turns this text into simd-module.ts.
;; `pmin` and `pmax` are one instruction each; `min` and `max`, which care for what is not a number, are six.
;; All addresses and steps are in bytes; numbers are single precision; a width is a multiple of what each function says.
(module
  (import "kernel" "memory" (memory 1))

  ;; out += x times weight. A row of weights, or of outputs, is `width` bytes, a multiple of 64; a row of inputs has
  ;; `inputs` numbers, and the next begins `xStep` bytes after it. Two rows at a time, sixteen outputs of each: their sums
  ;; and the weights fill the registers, and every weight is read for both. That is twice as fast as one row by itself,
  ;; even where half of the inputs are zero and are left out.
  (func $multiply (export "multiply")
    (param $x i32) (param $xStep i32) (param $inputs i32) (param $weight i32) (param $width i32)
    (param $out i32) (param $outEnd i32)
    (local $isPair i32) (local $tile i32) (local $outA i32) (local $outB i32)
    (local $xA i32) (local $xB i32) (local $xEnd i32) (local $weights i32) (local $a v128) (local $b v128)
    (local $w0 v128) (local $w1 v128) (local $w2 v128) (local $w3 v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (if (i32.eqz (local.get $inputs)) (then (return)))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $out) (local.get $outEnd)))
        ;; The last row of an odd number is both rows of its pair: it is worked out twice and written twice.
        (local.set $isPair (i32.lt_u (i32.add (local.get $out) (local.get $width)) (local.get $outEnd)))
        (local.set $tile (i32.const 0))
        (loop $nextTile
          (local.set $outA (i32.add (local.get $out) (local.get $tile)))
          (local.set $outB (i32.add (local.get $outA) (i32.mul (local.get $isPair) (local.get $width))))
          (local.set $xA (local.get $x))
          (local.set $xB (i32.add (local.get $x) (i32.mul (local.get $isPair) (local.get $xStep))))
          (local.set $xEnd (i32.add (local.get $x) (i32.shl (local.get $inputs) (i32.const 2))))
          (local.set $weights (i32.add (local.get $weight) (local.get $tile)))
          (local.set $a0 (v128.load (local.get $outA)))
          (local.set $a1 (v128.load offset=16 (local.get $outA)))
          (local.set $a2 (v128.load offset=32 (local.get $outA)))
          (local.set $a3 (v128.load offset=48 (local.get $outA)))
          (local.set $b0 (v128.load (local.get $outB)))
          (local.set $b1 (v128.load offset=16 (local.get $outB)))
          (local.set $b2 (v128.load offset=32 (local.get $outB)))
          (local.set $b3 (v128.load offset=48 (local.get $outB)))
          (loop $input
            (local.set $a (v128.load32_splat (local.get $xA)))
            (local.set $b (v128.load32_splat (local.get $xB)))
            (local.set $w0 (v128.load (local.get $weights)))
            (local.set $w1 (v128.load offset=16 (local.get $weights)))
            (local.set $w2 (v128.load offset=32 (local.get $weights)))
            (local.set $w3 (v128.load offset=48 (local.get $weights)))
            (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $a) (local.get $w0))))
            (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $a) (local.get $w1))))
            (local.set $a2 (f32x4.add (local.get $a2) (f32x4.mul (local.get $a) (local.get $w2))))
            (local.set $a3 (f32x4.add (local.get $a3) (f32x4.mul (local.get $a) (local.get $w3))))
            (local.set $b0 (f32x4.add (local.get $b0) (f32x4.mul (local.get $b) (local.get $w0))))
            (local.set $b1 (f32x4.add (local.get $b1) (f32x4.mul (local.get $b) (local.get $w1))))
            (local.set $b2 (f32x4.add (local.get $b2) (f32x4.mul (local.get $b) (local.get $w2))))
            (local.set $b3 (f32x4.add (local.get $b3) (f32x4.mul (local.get $b) (local.get $w3))))
            (local.set $weights (i32.add (local.get $weights) (local.get $width)))
            (local.set $xB (i32.add (local.get $xB) (i32.const 4)))
            (local.set $xA (i32.add (local.get $xA) (i32.const 4)))
            (br_if $input (i32.lt_u (local.get $xA) (local.get $xEnd))))
          (v128.store (local.get $outA) (local.get $a0))
          (v128.store offset=16 (local.get $outA) (local.get $a1))
          (v128.store offset=32 (local.get $outA) (local.get $a2))
          (v128.store offset=48 (local.get $outA) (local.get $a3))
          (v128.store (local.get $outB) (local.get $b0))
          (v128.store offset=16 (local.get $outB) (local.get $b1))
          (v128.store offset=32 (local.get $outB) (local.get $b2))
          (v128.store offset=48 (local.get $outB) (local.get $b3))
          (local.set $tile (i32.add (local.get $tile) (i32.const 64)))
          (br_if $nextTile (i32.lt_u (local.get $tile) (local.get $width))))
        (local.set $x (i32.add (local.get $x) (i32.shl (local.get $xStep) (i32.const 1))))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $width) (i32.const 1))))
        (br $rows))))

  ;; Bytes, which stand for 0 to 1, as numbers; four at a time, so up to three more than there are.
  (func (export "spreadBytes") (param $byte i32) (param $bytesEnd i32) (param $out i32)
    (block $done
      (loop $four
        (br_if $done (i32.ge_u (local.get $byte) (local.get $bytesEnd)))
        (v128.store (local.get $out)
          (f32x4.mul
            (f32x4.convert_i32x4_u
              (i32x4.extend_low_i16x8_u (i16x8.extend_low_i8x16_u (v128.load32_zero (local.get $byte)))))
            (v128.const f32x4 0.00392156886 0.00392156886 0.00392156886 0.00392156886)))
        (local.set $byte (i32.add (local.get $byte) (i32.const 4)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (br $four))))

  ;; For every pair of row numbers, adds the row of `from` to the row of `to`. Rows are a multiple of 16 bytes wide.
  (func (export "addRows")
    (param $pair i32) (param $pairsEnd i32) (param $from i32) (param $to i32) (param $width i32)
    (local $source i32) (local $sourceEnd i32) (local $target i32)
    (if (i32.eqz (local.get $width)) (then (return)))
    (block $done
      (loop $nextPair
        (br_if $done (i32.ge_u (local.get $pair) (local.get $pairsEnd)))
        (local.set $source
          (i32.add (local.get $from) (i32.mul (i32.load (local.get $pair)) (local.get $width))))
        (local.set $target
          (i32.add (local.get $to) (i32.mul (i32.load offset=4 (local.get $pair)) (local.get $width))))
        (local.set $sourceEnd (i32.add (local.get $source) (local.get $width)))
        (loop $four
          (v128.store (local.get $target)
            (f32x4.add (v128.load (local.get $target)) (v128.load (local.get $source))))
          (local.set $target (i32.add (local.get $target) (i32.const 16)))
          (local.set $source (i32.add (local.get $source) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $source) (local.get $sourceEnd))))
        (local.set $pair (i32.add (local.get $pair) (i32.const 8)))
        (br $nextPair))))

  ;; Sets what is below zero to zero; from `at` to `end` it is a multiple of 16 bytes.
  (func $rectify (export "rectify") (param $at i32) (param $end i32)
    (block $done
      (loop $four
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (v128.store (local.get $at)
          (f32x4.pmax (v128.load (local.get $at)) (v128.const f32x4 0 0 0 0)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $four))))

  ;; Hands rows down: for every pair of row numbers, the second row takes the product of the first and the weights and
  ;; loses what is below zero. Rows, of inputs as of outputs, are `width` bytes, a multiple of 64.
  (func (export "handDown")
    (param $pair i32) (param $pairsEnd i32) (param $rows i32) (param $weight i32) (param $width i32)
    (local $to i32) (local $toEnd i32)
    (block $done
      (loop $nextPair
        (br_if $done (i32.ge_u (local.get $pair) (local.get $pairsEnd)))
        (local.set $to
          (i32.add (local.get $rows) (i32.mul (i32.load offset=4 (local.get $pair)) (local.get $width))))
        (local.set $toEnd (i32.add (local.get $to) (local.get $width)))
        (call $multiply
          (i32.add (local.get $rows) (i32.mul (i32.load (local.get $pair)) (local.get $width)))
          (local.get $width) (i32.shr_u (local.get $width) (i32.const 2))
          (local.get $weight) (local.get $width) (local.get $to) (local.get $toEnd))
        (call $rectify (local.get $to) (local.get $toEnd))
        (local.set $pair (i32.add (local.get $pair) (i32.const 8)))
        (br $nextPair))))

  ;; The sums of all rows before each row, and of all rows, in double precision: `sums` begins with a row of zeros. Rows
  ;; are `width` bytes, a multiple of 16; sums are twice as wide.
  (func (export "sumRows") (param $row i32) (param $rowsEnd i32) (param $sums i32) (param $width i32)
    (local $next i32) (local $four v128)
    (local.set $next (i32.add (local.get $sums) (i32.shl (local.get $width) (i32.const 1))))
    (block $done
      (loop $columns
        (br_if $done (i32.ge_u (local.get $row) (local.get $rowsEnd)))
        (local.set $four (v128.load (local.get $row)))
        (v128.store (local.get $next)
          (f64x2.add (v128.load (local.get $sums)) (f64x2.promote_low_f32x4 (local.get $four))))
        (v128.store offset=16 (local.get $next)
          (f64x2.add
            (v128.load offset=16 (local.get $sums))
            (f64x2.promote_low_f32x4
              (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $four) (local.get $four)))))
        (local.set $row (i32.add (local.get $row) (i32.const 16)))
        (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
        (local.set $next (i32.add (local.get $next) (i32.const 32)))
        (br $columns))))

  ;; For every pair of row numbers, the mean of the rows from the first up to the second, out of what `sumRows` wrote.
  (func (export "spanMeans")
    (param $pair i32) (param $pairsEnd i32) (param $sums i32) (param $out i32) (param $width i32)
    (local $double i32) (local $before i32) (local $after i32) (local $outEnd i32) (local $length i32) (local $scale v128)
    (local.set $double (i32.shl (local.get $width) (i32.const 1)))
    (block $done
      (loop $nextPair
        (br_if $done (i32.ge_u (local.get $pair) (local.get $pairsEnd)))
        (local.set $before
          (i32.add (local.get $sums) (i32.mul (i32.load (local.get $pair)) (local.get $double))))
        (local.set $after
          (i32.add (local.get $sums) (i32.mul (i32.load offset=4 (local.get $pair)) (local.get $double))))
        (local.set $length (i32.sub (i32.load offset=4 (local.get $pair)) (i32.load (local.get $pair))))
        (local.set $scale
          (f64x2.splat
            (f64.div (f64.const 1) (f64.max (f64.const 1) (f64.convert_i32_s (local.get $length))))))
        (local.set $outEnd (i32.add (local.get $out) (local.get $width)))
        (loop $two
          (v128.store64_lane 0 (local.get $out)
            (f32x4.demote_f64x2_zero
              (f64x2.mul
                (f64x2.sub (v128.load (local.get $after)) (v128.load (local.get $before)))
                (local.get $scale))))
          (local.set $before (i32.add (local.get $before) (i32.const 16)))
          (local.set $after (i32.add (local.get $after) (i32.const 16)))
          (local.set $out (i32.add (local.get $out) (i32.const 8)))
          (br_if $two (i32.lt_u (local.get $out) (local.get $outEnd))))
        (local.set $pair (i32.add (local.get $pair) (i32.const 8)))
        (br $nextPair))))

  ;; Four states along the rows: each moves towards the candidate by as much as the gate says. Where they stood,
  ;; `onePlusPowers` has left a and, `candidate` bytes further on, b: the gate is 1 / a, the candidate (2 - b) / b. One
  ;; division gives both, and no row waits for the one before to divide. A step below zero walks from the last row to the
  ;; first. `before` is where the states before the first of these rows stand.
  (func (export "scanColumn")
    (param $gate i32) (param $candidate i32) (param $step i32) (param $out i32) (param $outStep i32) (param $rows i32)
    (param $before i32)
    (local $state v128) (local $b v128) (local $share v128)
    (local.set $state (v128.load (local.get $before)))
    (block $done
      (loop $row
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $b (v128.load (i32.add (local.get $gate) (local.get $candidate))))
        (local.set $share
          (f32x4.div
            (v128.const f32x4 1 1 1 1)
            (f32x4.mul (v128.load (local.get $gate)) (local.get $b))))
        (local.set $state
          (f32x4.add
            (f32x4.mul
              (local.get $state)
              (f32x4.sub (v128.const f32x4 1 1 1 1) (f32x4.mul (local.get $b) (local.get $share))))
            (f32x4.mul (f32x4.sub (v128.const f32x4 2 2 2 2) (local.get $b)) (local.get $share))))
        (v128.store (local.get $out) (local.get $state))
        (local.set $gate (i32.add (local.get $gate) (local.get $step)))
        (local.set $out (i32.add (local.get $out) (local.get $outStep)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $row))))

  ;; In place of every x, 1 + 2^(x times the scale of its column); a row of scales is a multiple of 16 bytes. With a power
  ;; split into a whole number and a rest f within a half, 2^f is a polynomial of the fifth degree, fitted for the least
  ;; error in proportion (7.5e-8), and the whole number is added to its exponent. Adding 3 * 2^22 leaves no digit after
  ;; the point, and the whole number in the lowest bits. Beyond 60 a gate is open or shut to all digits, and the product
  ;; of two such powers is still a number.
  (func (export "onePlusPowers") (param $x i32) (param $xEnd i32) (param $scales i32) (param $scalesEnd i32)
    (local $scale i32) (local $t v128) (local $whole v128) (local $f v128)
    (local.set $scale (local.get $scales))
    (block $done
      (loop $four
        (br_if $done (i32.ge_u (local.get $x) (local.get $xEnd)))
        (local.set $t (f32x4.mul (v128.load (local.get $x)) (v128.load (local.get $scale))))
        (local.set $t
          (f32x4.pmax
            (f32x4.pmin (local.get $t) (v128.const f32x4 60 60 60 60))
            (v128.const f32x4 -60 -60 -60 -60)))
        (local.set $whole (f32x4.add (local.get $t) (v128.const f32x4 12582912 12582912 12582912 12582912)))
        (local.set $f
          (f32x4.sub
            (local.get $t)
            (f32x4.sub (local.get $whole) (v128.const f32x4 12582912 12582912 12582912 12582912))))
        (local.set $t
          (f32x4.add
            (f32x4.mul
              (v128.const f32x4 1.32764725e-3 1.32764725e-3 1.32764725e-3 1.32764725e-3)
              (local.get $f))
            (v128.const f32x4 9.67554096e-3 9.67554096e-3 9.67554096e-3 9.67554096e-3)))
        (local.set $t
          (f32x4.add (f32x4.mul (local.get $t) (local.get $f))
            (v128.const f32x4 5.55071309e-2 5.55071309e-2 5.55071309e-2 5.55071309e-2)))
        (local.set $t
          (f32x4.add (f32x4.mul (local.get $t) (local.get $f))
            (v128.const f32x4 0.240221202 0.240221202 0.240221202 0.240221202)))
        (local.set $t
          (f32x4.add (f32x4.mul (local.get $t) (local.get $f))
            (v128.const f32x4 0.693146944 0.693146944 0.693146944 0.693146944)))
        (local.set $t
          (f32x4.add (f32x4.mul (local.get $t) (local.get $f))
            (v128.const f32x4 1.00000012 1.00000012 1.00000012 1.00000012)))
        (v128.store (local.get $x)
          (f32x4.add
            (v128.const f32x4 1 1 1 1)
            (i32x4.add (local.get $t) (i32x4.shl (local.get $whole) (i32.const 23)))))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (local.set $scale (i32.add (local.get $scale) (i32.const 16)))
        (if (i32.eq (local.get $scale) (local.get $scalesEnd))
          (then (local.set $scale (local.get $scales))))
        (br $four))))

  ;; Whole numbers of two bytes times the scale of their column, row by row; a multiple of 4 columns.
  (func (export "unpackWords")
    (param $whole i32) (param $wholeEnd i32) (param $scales i32) (param $scalesEnd i32)
    (param $out i32) (param $outStep i32)
    (local $scale i32) (local $at i32)
    (loop $row
      (local.set $scale (local.get $scales))
      (local.set $at (local.get $out))
      (loop $four
        (v128.store (local.get $at)
          (f32x4.mul
            (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $whole)))
            (v128.load (local.get $scale))))
        (local.set $whole (i32.add (local.get $whole) (i32.const 8)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $scale (i32.add (local.get $scale) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $scale) (local.get $scalesEnd))))
      (local.set $out (i32.add (local.get $out) (local.get $outStep)))
      (br_if $row (i32.lt_u (local.get $whole) (local.get $wholeEnd)))))

  ;; The same for whole numbers of one byte.
  (func (export "unpackBytes")
    (param $whole i32) (param $wholeEnd i32) (param $scales i32) (param $scalesEnd i32)
    (param $out i32) (param $outStep i32)
    (local $scale i32) (local $at i32)
    (loop $row
      (local.set $scale (local.get $scales))
      (local.set $at (local.get $out))
      (loop $four
        (v128.store (local.get $at)
          (f32x4.mul
            (f32x4.convert_i32x4_s
              (i32x4.extend_low_i16x8_s (i16x8.extend_low_i8x16_s (v128.load32_zero (local.get $whole)))))
            (v128.load (local.get $scale))))
        (local.set $whole (i32.add (local.get $whole) (i32.const 4)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $scale (i32.add (local.get $scale) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $scale) (local.get $scalesEnd))))
      (local.set $out (i32.add (local.get $out) (local.get $outStep)))
      (br_if $row (i32.lt_u (local.get $whole) (local.get $wholeEnd))))))
