import SceneModel

/// Makes snapshots up, and snapshots that follow on others.
struct RandomScene {
  private var dice: SeededNumbers
  private var nextID = 1

  init(seed: UInt64) {
    dice = SeededNumbers(seed: seed)
  }

  /// A number from 0 up to but without a limit, the same for the same seed.
  mutating func number(below limit: Int) -> Int {
    Int(dice.next() % UInt64(limit))
  }

  mutating func chance(_ one: Int) -> Bool {
    number(below: one) == 0
  }

  mutating func text() -> String {
    let parts = ["", "a", "Level", "é", "\u{1F600}", "\0", "\n\u{2028}", "a long text, too long "]
    return (0..<number(below: 4)).map { _ in parts[number(below: parts.count)] }.joined()
  }

  mutating func element(depth: Int = 0) -> Element {
    nextID += 1
    let kinds = Element.Kind.allCases
    var element = Element(id: nextID, kind: kinds[number(below: kinds.count)])
    for _ in 0..<number(below: 5) { change(&element) }
    if depth < 6 {
      // A long list lies in blocks, which two versions may share.
      let count = depth > 3 && chance(20) ? 40 + number(below: 60) : number(below: 5)
      element.children = SharedList((0..<count).map { _ in self.element(depth: depth + 1) })
    }
    return element
  }

  /// Changes something about an element itself.
  mutating func change(_ element: inout Element) {
    switch number(below: 11) {
    case 0: element.label = chance(3) ? nil : text()
    case 1: element.name = chance(3) ? nil : text()
    case 2: element.identifier = chance(3) ? nil : text()
    case 3: element.value = chance(3) ? nil : text()
    case 4: element.path = chance(3) ? nil : SharedList(texts())
    case 5: element.pathType = chance(3) ? nil : text()
    case 6: element.routes = texts()
    case 7: element.badge = chance(3) ? nil : text()
    case 8:
      let traits = Element.Trait.allCases
      element.traits = (0..<number(below: 4)).map { _ in traits[number(below: traits.count)] }
    case 9: element.id = chance(9) ? [.min, .max, -1][number(below: 3)] : element.id
    default:
      let kinds = Element.Kind.allCases
      element.kind = kinds[number(below: kinds.count)]
    }
  }

  mutating func texts() -> [String] {
    (0..<number(below: 5)).map { _ in text() }
  }

  /// Changes something somewhere in an element: adds, removes, moves, doubles and changes what it holds.
  mutating func follow(_ element: inout Element) {
    let count = element.children.count
    switch number(below: 8) {
    case 0: change(&element)
    case 1: element.children.insert(self.element(depth: 4), at: number(below: count + 1))
    case 2 where count > 0: element.children.remove(at: number(below: count))
    case 3 where count > 1:
      element.children.swapAt(number(below: count), number(below: count))
    case 4 where count > 0: element.children.append(element.children[number(below: count)])
    case 5: element.children.reverse()
    default:
      guard count > 0 else { return change(&element) }
      follow(&element.children[number(below: count)])
    }
  }

  mutating func snapshot() -> Snapshot {
    var window = element()
    window.kind = .window
    var snapshot = Snapshot(app: text(), window: window)
    for _ in 0..<4 { follow(&snapshot) }
    return snapshot
  }

  /// Makes a snapshot into one that may come after it.
  mutating func follow(_ snapshot: inout Snapshot) {
    for _ in 0..<number(below: 4) { follow(&snapshot.window) }
    switch number(below: 11) {
    case 0: snapshot.app = text()
    case 1: snapshot.clock += Double(number(below: 100)) / 8
    case 2: snapshot.phase = [.active, .inactive, .background][number(below: 3)]
    case 3: snapshot.openedURLs.append(text())
    case 4: snapshot.issues.append(issue())
    case 5: snapshot.issues = chance(2) ? [] : [issue()]
    case 6: snapshot.objects.append(object())
    case 7: snapshot.objects = snapshot.objects.reversed()
    case 8: snapshot.windows = (0..<number(below: 4)).map { _ in text() }
    case 9: snapshot.frontWindow = number(below: 4)
    default:
      guard !snapshot.objects.isEmpty else { return }
      snapshot.objects[number(below: snapshot.objects.count)] = object()
    }
  }

  private mutating func issue() -> Issue {
    Issue(
      rule: text(),
      severity: chance(2) ? .error : .warning,
      message: text(),
      view: chance(2) ? text() : nil,
      file: chance(2) ? text() : nil,
      line: chance(2) ? number(below: 1_000) : nil
    )
  }

  private mutating func object() -> ObjectReport {
    ObjectReport(
      name: text(),
      type: text(),
      properties: (0..<number(below: 4)).map { _ in .init(name: text(), value: text()) },
      holders: texts(),
      reach: ObjectReport.Reach.allCases[number(below: ObjectReport.Reach.allCases.count)]
    )
  }
}
