/// The surface units on which each of an app's files depends, found by name.
///
/// A file reaches the declarations that it mentions, those that their surfaces mention, and so on. A type that it never
/// mentions, such as that of a property of a property, lies on such a way too. The body of a function is left out on
/// the way, because the compiler does not read it.
struct SurfaceReach: Sendable {
  /// The digest of the surfaces on which all files depend.
  let shared: ContentDigest

  private let units: [String: [Int]]
  private let digests: [ContentDigest]

  /// Creates a table of the dependencies between the units of an app.
  ///
  /// - Parameter units: The units in the order of the files.
  init(among units: [SurfaceUnit]) {
    var named: [String: [Int]] = [:]
    var everyones: [Int] = []
    for (index, unit) in units.enumerated() {
      switch unit.reach {
      case .names(let names): for name in names { named[name, default: []].append(index) }
      case .everyone: everyones.append(index)
      case .nobody: break
      }
    }
    let next = units.map { unit in
      unit.reach == .nobody ? [] : Self.units(mentionedIn: unit.text, among: named)
    }
    let components = ReachComponents(next)
    var digests: [ContentDigest] = []
    for members in components.members {
      var key = ContentKey()
      for index in members {
        key.add(units[index].path)
        key.add(units[index].text)
      }
      let own = components.numbers[members[0]]
      let others = Set(members.flatMap { next[$0] }.map { components.numbers[$0] })
      // A component comes after those that it reaches.
      key.add(Self.list(others.filter { $0 != own }.map { digests[$0] }))
      digests.append(ContentDigest(of: key.bytes))
    }
    let all = components.numbers.map { digests[$0] }
    self.units = named
    self.digests = all
    shared = ContentDigest(of: Self.list(Set(everyones.map { all[$0] })))
  }

  /// Returns the digest of a file's dependencies, excluding the file itself and dependencies shared by all files.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The digest.
  func digest(for text: String) -> ContentDigest {
    let reached = Self.units(mentionedIn: text, among: units).map { digests[$0] }
    return ContentDigest(of: Self.list(Set(reached)))
  }

  private static func units(mentionedIn text: String, among units: [String: [Int]]) -> [Int] {
    var found: Set<Int> = []
    for word in MentionedWords(of: text).all {
      if let named = units[word] { found.formUnion(named) }
    }
    return found.sorted()
  }

  private static func list(_ digests: some Collection<ContentDigest>) -> [UInt8] {
    digests.sorted().flatMap(\.bytes)
  }
}
