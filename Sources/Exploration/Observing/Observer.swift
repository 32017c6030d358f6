import SceneModel

/// An observer that detects suspicious behaviour in the steps since an app's launch.
struct Observer {
  private var oracles: [any Oracle]
  /// The signatures of controls that were suspected of having no effect but later had an effect.
  private(set) var refuted: Set<String> = []

  /// Creates an observer of an app that has not been launched.
  ///
  /// - Parameter sources: The app's source, for the names of elements on the screen.
  init(_ sources: AppSources) {
    oracles = [
      EndingOracle(), ComplaintOracle(), StructureOracle(), TabOracle(), WayBackOracle(),
      DeadControlOracle(sources: sources), RelaunchOracle(), RotationOracle(), LinkOracle(),
      LinkPlaceOracle(), CopyOracle(), LostPlaceOracle(), AfterEffectOracle(),
      PushOracle(sources: sources), LeakOracle(),
    ]
  }

  /// Observes a step and returns new suspicions.
  ///
  /// - Parameter step: The step.
  /// - Returns: The new suspicions.
  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    var found: [Suspicion] = []
    for index in oracles.indices {
      found += oracles[index].see(step)
      refuted.formUnion(oracles[index].refuted)
    }
    return found
  }
}

/// A type that detects one kind of fault.
protocol Oracle {
  /// Observes a step and returns new suspicions.
  mutating func see(_ step: ExploredStep) -> [Suspicion]
  /// The signatures of suspicions that later observations have disproved.
  var refuted: Set<String> { get }
}

extension Oracle {
  var refuted: Set<String> { [] }
}
