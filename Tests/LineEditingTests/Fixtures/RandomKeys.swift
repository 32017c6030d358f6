/// Somebody who presses keys without a plan; the same seed presses the same keys.
struct RandomKeys: RandomNumberGenerator {
  private var state: UInt64
  private var mood = Mood.anything
  private var rest = 0

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }

  /// A mood that lasts for a while; only long lines meet the edges of the screen and of the memory.
  private enum Mood: CaseIterable {
    case typing
    case editing
    case anything
  }

  /// Returns the next input: a key, a paste, or bytes that are neither.
  mutating func token() -> [UInt8] {
    if rest == 0 {
      mood = Mood.allCases.randomElement(using: &self) ?? .anything
      rest = Int.random(in: 10...80, using: &self)
    }
    rest -= 1
    let dice = Int.random(in: 0..<100, using: &self)
    switch mood {
    case .typing where dice < 97: return pick(Self.texts)
    case .editing where dice < 70: return pick(Self.moves)
    case .editing where dice < 97: return pick(Self.texts)
    default: break
    }
    switch dice {
    case ..<50: return pick(Self.texts)
    case ..<96: return pick(Self.keys)
    case ..<98: return paste()
    default: return (0..<Int.random(in: 1...6, using: &self)).map { _ in byte() }
    }
  }

  private mutating func pick(_ texts: [String]) -> [UInt8] {
    Array((texts.randomElement(using: &self) ?? "a").utf8)
  }

  private mutating func paste() -> [UInt8] {
    let text = (0..<Int.random(in: 0...40, using: &self))
      .map { _ in (Self.texts + ["\n", "\r\n", "\u{0}"]).randomElement(using: &self) ?? "" }
    return Array("\u{1B}[200~\(text.joined())\u{1B}[201~".utf8)
  }

  /// Any byte but those that end the program or put it to sleep.
  private mutating func byte() -> UInt8 {
    let byte = UInt8.random(in: 0...255, using: &self)
    return [4, 26].contains(byte) ? 0 : byte
  }

  private static let texts =
    [
      "a", "b ", "0", "9", "ü", "日", "👍", "e\u{301}", "👩‍👩‍👧", "\"", "(", "\u{E000}", "\u{378}",
      "\u{AD}",
    ]
    + ["\u{202E}", "\u{10FFFD}", "x y z ", String(repeating: "long line ", count: 12)]
    + "hlwbeWBEjk0$^%iaIAcCdDsSxXrRyYpPuU~.;,fFtTnN/?|GvoO123456789".map { String($0) }

  /// Keys that stay in the line and leave most of it.
  private static let moves =
    ["A", "C", "D", "D", "H", "F", "3~", "1;5C", "1;5D"].map { "\u{1B}[\($0)" }
    + "bfdyulct".map { "\u{1B}\($0)" } + ["\u{1}", "\u{2}", "\u{5}", "\u{6}", "\u{19}", "\u{19}"]
    + ["\u{14}", "\u{17}", "\u{7F}", "\t", "\u{C}"]

  private static let keys =
    [
      "\t", "\t", "\r", "\r", "\u{7F}", "\u{1B}", "\u{1B}", "\u{0}", "\u{18}\u{5}", "\u{1C}",
      "\u{1D}",
    ]
    + ["A", "B", "C", "D", "H", "F", "3~", "1;5C", "1;5D", "15~", "200~", "201~", "M !!", "?1;2c"]
    .map { "\u{1B}[\($0)" }
    + ["bfdwyulcxnpBFDWYULCXNP0123456789.<>\u{7F}\u{8}\u{C}\u{1F}]\\*#&-_=~"].joined()
    .map { "\u{1B}\($0)" }
    + (1..<32).filter { ![4, 10, 13, 26, 27].contains($0) }
    .map { String(Unicode.Scalar(UInt8($0))) }
}
