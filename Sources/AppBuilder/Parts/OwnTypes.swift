/// The types that an app declares, used to determine the types that its extensions extend.
struct OwnTypes: Hashable, Sendable {
  private let module: String
  /// The names of the top-level types that are visible to other files.
  private var outer: Set<String> = []
  /// The names of the types declared inside each top-level type, keyed by the name of the outer type.
  private var inner: [String: Set<String>] = [:]
  /// The names of possible aliases for other types.
  private var aliases: Set<String> = []

  /// Creates a table of the types that an app declares.
  ///
  /// - Parameters:
  ///   - declarations: The declarations of all files.
  ///   - module: The app's module.
  init(_ declarations: [SurfaceDeclaration], module: String) {
    self.module = module
    for declaration in declarations {
      aliases.formUnion(declaration.contents.aliases)
      switch declaration.kind {
      case .type(let name, let isPrivate):
        if !isPrivate { outer.insert(name) }
        inner[name, default: []].formUnion(declaration.contents.types)
      case .extended(let extended):
        let name = path(of: extended).first ?? ""
        inner[name, default: []].formUnion(declaration.contents.types)
      default: break
      }
    }
  }

  /// Returns the name of the top-level type that is or contains an extended type, or an empty set if it is uncertain.
  ///
  /// - Parameter extended: The extension.
  /// - Returns: Their names, or none if the extended type may be a library's.
  func owners(of extended: SurfaceExtension) -> Set<String> {
    let words = path(of: extended)
    guard let first = words.first, outer.contains(first), !aliases.contains(first),
      words.dropFirst().allSatisfy({ inner[first]?.contains($0) == true && !aliases.contains($0) })
    else { return [] }
    return [first]
  }

  /// Returns the words of an extended type's name, without the name of the app's module.
  private func path(of extended: SurfaceExtension) -> ArraySlice<String> {
    let hasModule = extended.subject.first == module && extended.subject.count > 1
    return extended.subject.dropFirst(hasModule ? 1 : 0)
  }
}
