import Foundation
import SceneModel

extension Zoo.One {
  static func random(_ random: inout SeededNumbers) -> Self { .only }
}

extension Zoo.Nothing {
  static func random(_ random: inout SeededNumbers) -> Self { Self() }
}

extension Zoo.Plain {
  static func random(_ random: inout SeededNumbers) -> Self { allCases[random.int(0..<5)] }
}

extension Zoo.Raw {
  static func random(_ random: inout SeededNumbers) -> Self { allCases[random.int(0..<2)] }
}

extension Zoo.Wrapper {
  static func random(_ random: inout SeededNumbers) -> Self { .only(.random(&random)) }
}

extension Zoo.Single {
  static func random(_ random: inout SeededNumbers) -> Self {
    [.value(.random(&random)), .empty, .other][random.int(0..<3)]
  }
}

extension Zoo.SingleBool {
  static func random(_ random: inout SeededNumbers) -> Self {
    [.value(.random(&random)), .x, .y, .z][random.int(0..<4)]
  }
}

extension Zoo.SingleInt {
  static func random(_ random: inout SeededNumbers) -> Self {
    [.empty, .value(id: .random(&random))][random.int(0..<2)]
  }
}

extension Zoo.Multi {
  static func random(_ random: inout SeededNumbers) -> Self {
    let all: [Self] = [
      .none, .int(.random(&random)), .text(.random(&random), times: .random(&random)),
      .double(.random(&random)), .pair(.random(&random), .random(&random)),
      .flag(.random(&random)), .last,
    ]
    return all[random.int(0..<all.count)]
  }
}

extension Zoo.Multi2 {
  static func random(_ random: inout SeededNumbers) -> Self {
    let all: [Self] = [
      .a(.random(&random)), .b(.random(&random)), .c(.random(&random)), .d(.random(&random)),
      .e(.random(&random), at: .random(&random)),
    ]
    return all[random.int(0..<all.count)]
  }
}

extension Zoo.Pointers {
  static func random(_ random: inout SeededNumbers) -> Self {
    let all: [Self] = [
      .words(.random(&random)), .table(.random(&random)), .set(.random(&random)), .nothing,
      .nowhere,
    ]
    return all[random.int(0..<all.count)]
  }
}

extension Zoo.Empties {
  static func random(_ random: inout SeededNumbers) -> Self {
    [.void(()), .one(.only), .number(.random(&random)), .plain][random.int(0..<4)]
  }
}

extension Zoo.Tree {
  static func random(_ random: inout SeededNumbers) -> Self {
    switch random.int(0..<7) {
    case 0, 1: .leaf
    case 2, 3: .value(label: .random(&random))
    case 4: .branch(.random(&random), .random(&random))
    default: .named(name: .random(&random), child: .random(&random))
    }
  }
}

extension Zoo.PartlyIndirect {
  static func random(_ random: inout SeededNumbers) -> Self {
    switch random.int(0..<4) {
    case 0: .direct(.random(&random))
    case 1: .boxed(.random(&random), .random(&random))
    case 2: .wide(.random(&random))
    default: .end
    }
  }
}

extension Zoo.Generic {
  static func random(_ random: inout SeededNumbers) -> Self {
    switch random.int(0..<3) {
    case 0: .none
    case 1: .some(.random(&random))
    default: .two(.random(&random), second: .random(&random))
    }
  }
}

extension Zoo.Many {
  static func random(_ random: inout SeededNumbers) -> Self {
    let n = Int8.random(&random)
    let all: [Self] = [
      .c0(n), .c1(n), .c2(n), .c3(n), .c4(n), .c5(n), .c6(n), .c7(n), .c8(n),
      .e0, .e1, .e2, .e3, .e4, .e5, .e6, .e7, .e8, .e9,
    ]
    return all[random.int(0..<all.count)]
  }
}

extension Zoo.OptionalInside {
  static func random(_ random: inout SeededNumbers) -> Self {
    // A nested nil is printed as nil, which says no more than that the value is missing.
    let maybe: Int?? = random.int(0..<2) == 0 ? .none : .some(.some(.random(&random)))
    return [.maybe(maybe), .plain(.random(&random)), .tree(.random(&random)), .absent][
      random.int(0..<4)
    ]
  }
}

extension Zoo.Wide {
  static func random(_ random: inout SeededNumbers) -> Self {
    Self(
      a: .random(&random),
      b: .random(&random),
      c: .random(&random),
      d: .random(&random),
      e: .random(&random),
      f: .random(&random),
      g: .random(&random),
      h: .random(&random)
    )
  }
}

extension Zoo.Holder {
  static func random(_ random: inout SeededNumbers) -> Self {
    Self(value: .random(&random), pair: .random(&random))
  }
}
