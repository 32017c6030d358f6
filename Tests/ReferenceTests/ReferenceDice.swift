import SceneModel

/// Makes up actions, the same ones for the same seed.
struct ReferenceDice {
  private var dice: SeededNumbers

  init(seed: UInt64) {
    dice = SeededNumbers(seed: seed)
  }

  /// A number below a limit.
  private mutating func number(below limit: Int) -> Int {
    Int(dice.next() % UInt64(limit))
  }

  /// The next action.
  ///
  /// Screens are left more often than they are opened, so that there are never many.
  mutating func action() -> ReferenceAction {
    switch number(below: 100) {
    case ..<9: .tap(["1", "a", "Link"][number(below: 3)])
    case ..<19: .order(ProbeCommand.allCases[number(below: ProbeCommand.allCases.count)])
    case ..<33: .order(.dismiss)
    case ..<39: .tab(tab())
    case ..<54: .back(1 + number(below: 3))
    case ..<64: .swipe
    case ..<69: .tap("OK")
    case ..<72: .push(value())
    case ..<75: .pop(number(below: 3))
    case ..<81: .root
    case ..<84: .path(values())
    default: .store(change())
    }
  }

  /// Whether something happens that happens once in a number of times.
  mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

  private mutating func change() -> StoreChange {
    switch number(below: 8) {
    case 0: .select(tab())
    case 1: .note(number(below: 3) == 0)
    case 2: .set(.typed, (0..<number(below: 4)).map { _ in .number(1 + number(below: 3)) })
    case 3: .set(.mixed, values())
    case 4: .insert(1 + number(below: 3), at: number(below: 4))
    case 5: .remove(at: number(below: 4))
    case 6: .cut(.typed, number(below: 3))
    default: .cut(.mixed, number(below: 3))
    }
  }

  private mutating func tab() -> ProbeTab { ProbeTab.allCases[number(below: 3)] }

  private mutating func values() -> [RouteValue] { (0..<number(below: 4)).map { _ in value() } }

  private mutating func value() -> RouteValue {
    switch number(below: 8) {
    case 0: .stray(0.5)
    case ..<3: .word(["a", "b"][number(below: 2)])
    default: .number(1 + number(below: 3))
    }
  }
}
