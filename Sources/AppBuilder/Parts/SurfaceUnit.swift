/// A part of a file's surface on which another file depends completely or not at all.
struct SurfaceUnit: Hashable, Sendable {
  /// The compiler's name for the file.
  var path: String
  /// The text of the unit.
  var text: String
  /// The files that depend on the unit.
  var reach: Reach

  /// The files that depend on a unit.
  enum Reach: Hashable, Sendable {
    /// The files that mention one of the names, directly or through other units.
    case names(Set<String>)
    /// All files of the app.
    case everyone
    /// No file except the unit's own.
    case nobody
  }

  /// Returns the units into which the surfaces of an app's files are divided.
  ///
  /// - Parameters:
  ///   - surfaces: The surfaces, with the compiler's names of the files.
  ///   - module: The app's module.
  ///   - hasPackages: Whether the app uses packages, whose protocols are unknown.
  /// - Returns: The units in the order of the files.
  static func units(
    of surfaces: [(path: String, surface: SourceSurface)],
    module: String,
    hasPackages: Bool
  ) -> [SurfaceUnit] {
    let outlines = surfaces.map { $0.surface.declarations }
    let all = outlines.flatMap { $0 ?? [] }
    let types = OwnTypes(all, module: module)
    let isDivided =
      !hasPackages
      && !all.contains { declaration in
        guard case .extended(let extended) = declaration.kind else { return false }
        return extended.conforms && types.owners(of: extended).isEmpty
      }
    return zip(surfaces, outlines).flatMap { file, declarations -> [SurfaceUnit] in
      let (path, surface) = file
      guard let declarations else {
        return [SurfaceUnit(path: path, text: surface.text, reach: .everyone)]
      }
      return declarations.flatMap { declaration -> [SurfaceUnit] in
        func unit(_ reach: Reach) -> [SurfaceUnit] {
          [SurfaceUnit(path: path, text: declaration.text, reach: reach)]
        }
        if declaration.contents.hasOperator { return unit(.everyone) }
        switch declaration.kind {
        case .preview: return unit(.nobody)
        case .shared: return unit(.everyone)
        case .type(let name, _): return unit(Self.reach([name]))
        case .named(let names): return unit(Self.reach(names))
        case .extended(let extended):
          let owners = types.owners(of: extended)
          if !owners.isEmpty { return unit(Self.reach(owners)) }
          guard isDivided, let members = extended.members else { return unit(.everyone) }
          return members.map { member in
            SurfaceUnit(path: path, text: member.text, reach: Self.reach([member.name]))
          }
        }
      }
    }
  }

  private static func reach(_ names: Set<String>) -> Reach {
    names.allSatisfy { MentionedWords.canFind($0) && !isUsedUnseen($0) } ? .names(names) : .everyone
  }

  /// Returns whether code may use a name without mentioning it, in a literal or through a macro.
  private static func isUsedUnseen(_ name: String) -> Bool {
    name.hasSuffix("LiteralType") || name.hasSuffix("ClusterType") || name.hasSuffix("ScalarType")
      || writtenByMacros.contains(name) || name.hasPrefix("_")
  }

  /// The names in the expansions of the macros that apps can use without packages.
  private static let writtenByMacros: Set = [
    "Swift", "SwiftUI", "SwiftData", "CoreData", "Foundation", "Observation", "NavUI",
    "NavSwiftData", "NavFoundation", "DeveloperToolsSupport", "FoundationEssentials",
    "Animatable", "AnimatableData", "AnimatablePair", "EmptyAnimatableData", "ContainerValueKey",
    "EnvironmentKey", "FocusedEntryKey", "FocusedValueKey", "TransactionKey", "Preview",
    "PreviewRegistry", "PersistentModel", "Schema", "ModelRecord", "ModelProperty", "ModelActor",
    "ModelContainer", "ModelContext", "ModelExecutor", "DefaultSerialModelExecutor",
    "SerialModelExecutor", "Observable", "ObservationRegistrar", "ObservationTracked",
    "ObservationIgnored", "Predicate", "PredicateExpressions", "PredicateExpression", "Expression",
    "Bundle", "Bool", "Int", "String", "Void", "Never", "Any", "Optional", "Array", "Hasher",
    "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "Equatable", "Hashable", "Sendable",
    "MainActor", "View", "ViewBuilder", "Binding", "State", "access", "withMutation",
    "shouldNotifyObservers", "managedValue", "setManagedValue",
  ]
}
