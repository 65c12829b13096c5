;; The network's arithmetic, four numbers at a time. `scripts/build-kernel.mjs` turns this text into simd-module.ts.
;; All addresses and steps are in bytes; numbers are single precision; a width is a multiple of what each function says.
(module
  (memory (export "memory") 1)

  ;; out += x times weight, row by row. A row of weights is `width` bytes, a multiple of 128; `inputs` is the number of
  ;; inputs; at `list` there is room for 8 bytes per input.
  (func (export "multiply")
    (param $x i32) (param $xStep i32) (param $inputs i32) (param $weight i32) (param $width i32)
    (param $out i32) (param $outEnd i32) (param $list i32)
    (loop $row
      (if (i32.lt_u (local.get $out) (local.get $outEnd))
        (then
          (call $applyList
            (local.get $list)
            (call $listNumbers
              (local.get $x)
              (i32.add (local.get $x) (i32.shl (local.get $inputs) (i32.const 2)))
              (local.get $weight) (local.get $width) (local.get $list))
            (local.get $out) (local.get $width))
          (local.set $x (i32.add (local.get $x) (local.get $xStep)))
          (local.set $out (i32.add (local.get $out) (local.get $width)))
          (br $row)))))

  ;; The same for inputs that are bytes, which stand for 0 to 1; row follows row.
  (func (export "multiplyBytes")
    (param $x i32) (param $inputs i32) (param $weight i32) (param $width i32)
    (param $out i32) (param $outEnd i32) (param $list i32)
    (local $next i32)
    (loop $row
      (if (i32.lt_u (local.get $out) (local.get $outEnd))
        (then
          (local.set $next (i32.add (local.get $x) (local.get $inputs)))
          (call $applyList
            (local.get $list)
            (call $listBytes
              (local.get $x) (local.get $next) (local.get $weight) (local.get $width) (local.get $list))
            (local.get $out) (local.get $width))
          (local.set $x (local.get $next))
          (local.set $out (i32.add (local.get $out) (local.get $width)))
          (br $row)))))

  ;; Half of all inputs are zero. Those that are not go into a list, each with the address of its row of weights; every
  ;; input is written and the end of the list moves on by 8 or by 0: a branch would be guessed wrong half of the time.
  (func $listNumbers
    (param $x i32) (param $xEnd i32) (param $weight i32) (param $width i32) (param $list i32) (result i32)
    (local $value f32)
    (loop $input
      (f32.store (local.get $list) (local.tee $value (f32.load (local.get $x))))
      (i32.store offset=4 (local.get $list) (local.get $weight))
      (local.set $list
        (i32.add (local.get $list) (i32.shl (f32.ne (local.get $value) (f32.const 0)) (i32.const 3))))
      (local.set $weight (i32.add (local.get $weight) (local.get $width)))
      (local.set $x (i32.add (local.get $x) (i32.const 4)))
      (br_if $input (i32.lt_u (local.get $x) (local.get $xEnd))))
    (local.get $list))

  (func $listBytes
    (param $x i32) (param $xEnd i32) (param $weight i32) (param $width i32) (param $list i32) (result i32)
    (local $byte i32)
    (loop $input
      (local.set $byte (i32.load8_u (local.get $x)))
      (f32.store (local.get $list) (f32.mul (f32.convert_i32_u (local.get $byte)) (f32.const 0.00392156886)))
      (i32.store offset=4 (local.get $list) (local.get $weight))
      (local.set $list (i32.add (local.get $list) (i32.shl (i32.ne (local.get $byte) (i32.const 0)) (i32.const 3))))
      (local.set $weight (i32.add (local.get $weight) (local.get $width)))
      (local.set $x (i32.add (local.get $x) (i32.const 1)))
      (br_if $input (i32.lt_u (local.get $x) (local.get $xEnd))))
    (local.get $list))

  ;; One row of outputs, 32 at a time: their sums stay in eight registers while the list goes by.
  (func $applyList (param $list i32) (param $listEnd i32) (param $out i32) (param $width i32)
    (local $tile i32) (local $entry i32) (local $row i32) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (loop $nextTile
      (local.set $a (v128.load (local.get $out)))
      (local.set $b (v128.load offset=16 (local.get $out)))
      (local.set $c (v128.load offset=32 (local.get $out)))
      (local.set $d (v128.load offset=48 (local.get $out)))
      (local.set $e (v128.load offset=64 (local.get $out)))
      (local.set $f (v128.load offset=80 (local.get $out)))
      (local.set $g (v128.load offset=96 (local.get $out)))
      (local.set $h (v128.load offset=112 (local.get $out)))
      (local.set $entry (local.get $list))
      (block $done
        (loop $nextEntry
          (br_if $done (i32.ge_u (local.get $entry) (local.get $listEnd)))
          (local.set $value (v128.load32_splat (local.get $entry)))
          (local.set $row (i32.add (i32.load offset=4 (local.get $entry)) (local.get $tile)))
          (local.set $a
            (f32x4.add (local.get $a) (f32x4.mul (local.get $value) (v128.load (local.get $row)))))
          (local.set $b
            (f32x4.add (local.get $b) (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $row)))))
          (local.set $c
            (f32x4.add (local.get $c) (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $row)))))
          (local.set $d
            (f32x4.add (local.get $d) (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $row)))))
          (local.set $e
            (f32x4.add (local.get $e) (f32x4.mul (local.get $value) (v128.load offset=64 (local.get $row)))))
          (local.set $f
            (f32x4.add (local.get $f) (f32x4.mul (local.get $value) (v128.load offset=80 (local.get $row)))))
          (local.set $g
            (f32x4.add (local.get $g) (f32x4.mul (local.get $value) (v128.load offset=96 (local.get $row)))))
          (local.set $h
            (f32x4.add (local.get $h) (f32x4.mul (local.get $value) (v128.load offset=112 (local.get $row)))))
          (local.set $entry (i32.add (local.get $entry) (i32.const 8)))
          (br $nextEntry)))
      (v128.store (local.get $out) (local.get $a))
      (v128.store offset=16 (local.get $out) (local.get $b))
      (v128.store offset=32 (local.get $out) (local.get $c))
      (v128.store offset=48 (local.get $out) (local.get $d))
      (v128.store offset=64 (local.get $out) (local.get $e))
      (v128.store offset=80 (local.get $out) (local.get $f))
      (v128.store offset=96 (local.get $out) (local.get $g))
      (v128.store offset=112 (local.get $out) (local.get $h))
      (local.set $out (i32.add (local.get $out) (i32.const 128)))
      (local.set $tile (i32.add (local.get $tile) (i32.const 128)))
      (br_if $nextTile (i32.lt_u (local.get $tile) (local.get $width)))))

  ;; For every pair of row numbers, adds the row of `from` to the row of `to`. Rows are a multiple of 16 bytes wide.
  (func (export "addRows")
    (param $pair i32) (param $pairsEnd i32) (param $from i32) (param $to i32) (param $width i32)
    (local $source i32) (local $sourceEnd i32) (local $target i32)
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
          (f32x4.max (v128.load (local.get $at)) (v128.const f32x4 0 0 0 0)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $four))))

  ;; Hands rows down: for every pair of row numbers, the second row takes the product of the first and the weights and
  ;; loses what is below zero. Rows, of inputs as of outputs, are `width` bytes, a multiple of 128.
  (func (export "handDown")
    (param $pair i32) (param $pairsEnd i32) (param $rows i32) (param $weight i32) (param $width i32) (param $list i32)
    (local $from i32) (local $to i32)
    (block $done
      (loop $nextPair
        (br_if $done (i32.ge_u (local.get $pair) (local.get $pairsEnd)))
        (local.set $from
          (i32.add (local.get $rows) (i32.mul (i32.load (local.get $pair)) (local.get $width))))
        (local.set $to
          (i32.add (local.get $rows) (i32.mul (i32.load offset=4 (local.get $pair)) (local.get $width))))
        (call $applyList
          (local.get $list)
          (call $listNumbers
            (local.get $from) (i32.add (local.get $from) (local.get $width))
            (local.get $weight) (local.get $width) (local.get $list))
          (local.get $to) (local.get $width))
        (call $rectify (local.get $to) (i32.add (local.get $to) (local.get $width)))
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

  ;; Four states along the rows: each moves towards the candidate, `candidate` bytes after the gate, by as much as the
  ;; gate says. A step below zero walks from the last row to the first. The gate is 1 / a and the candidate (2 - b) / b
  ;; with a = 1 + exp(-x) and b = 1 + exp(-2y): one division gives both, and no row waits for the one before to divide.
  (func (export "scanColumn")
    (param $gate i32) (param $candidate i32) (param $step i32) (param $out i32) (param $outStep i32) (param $rows i32)
    (local $state v128) (local $a v128) (local $b v128) (local $share v128)
    (block $done
      (loop $row
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $a
          (call $onePlusPower
            (f32x4.mul
              (v128.load (local.get $gate))
              (v128.const f32x4 -1.44269504 -1.44269504 -1.44269504 -1.44269504))))
        (local.set $b
          (call $onePlusPower
            (f32x4.mul
              (v128.load (i32.add (local.get $gate) (local.get $candidate)))
              (v128.const f32x4 -2.88539008 -2.88539008 -2.88539008 -2.88539008))))
        (local.set $share
          (f32x4.div (v128.const f32x4 1 1 1 1) (f32x4.mul (local.get $a) (local.get $b))))
        (local.set $state
          (f32x4.add
            (f32x4.mul
              (local.get $state)
              (f32x4.sub (v128.const f32x4 1 1 1 1) (f32x4.mul (local.get $b) (local.get $share))))
            (f32x4.mul
              (f32x4.sub (v128.const f32x4 2 2 2 2) (local.get $b))
              (local.get $share))))
        (v128.store (local.get $out) (local.get $state))
        (local.set $gate (i32.add (local.get $gate) (local.get $step)))
        (local.set $out (i32.add (local.get $out) (local.get $outStep)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $row))))

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
      (br_if $row (i32.lt_u (local.get $whole) (local.get $wholeEnd)))))

  ;; 1 + 2^t. With t a whole number and a rest f within a half, 2^f is a polynomial of the fifth degree, fitted for the
  ;; least error in proportion (7.5e-8), and the whole number is added to its exponent. Adding 3 * 2^22 leaves no digit
  ;; after the point, and the whole number in the lowest bits. Beyond 60 a gate is open or shut to all digits, and the
  ;; product of two such powers is still a number.
  (func $onePlusPower (param $t v128) (result v128)
    (local $whole v128) (local $f v128)
    (local.set $t
      (f32x4.max (f32x4.min (local.get $t) (v128.const f32x4 60 60 60 60)) (v128.const f32x4 -60 -60 -60 -60)))
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
    (f32x4.add
      (v128.const f32x4 1 1 1 1)
      (i32x4.add (local.get $t) (i32x4.shl (local.get $whole) (i32.const 23))))))
