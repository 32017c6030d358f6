import SceneModel

/// Observes the steps in an app since its launch, and notices what does not look right.
struct Observer {
  private var oracles: [any Oracle]
  /// The signatures of controls that were suspected of doing nothing but have done something.
  private(set) var refuted: Set<String> = []

  /// Creates an observer of an app before its launch.
  ///
  /// - Parameter sources: The app's source, for names of things on the screen.
  init(_ sources: AppSources) {
    oracles = [
      EndingOracle(), ComplaintOracle(), StructureOracle(), TabOracle(), WayBackOracle(),
      DeadControlOracle(sources: sources), RelaunchOracle(), RotationOracle(), LinkOracle(),
      LinkPlaceOracle(), CopyOracle(), LostPlaceOracle(), AfterEffectOracle(),
      PushOracle(sources: sources), LeakOracle(),
    ]
  }

  /// Observes a step, and returns new suspicions.
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

/// A type that notices one kind of fault.
protocol Oracle {
  /// Observes a step, and returns new suspicions.
  mutating func see(_ step: ExploredStep) -> [Suspicion]
  /// The signatures of suspicions that later observations have disproved.
  var refuted: Set<String> { get }
}

extension Oracle {
  var refuted: Set<String> { [] }
}
