import SceneModel

/// Watches what is done with an app since its launch, and notices what does not look right.
struct Observer {
  private var oracles: [any Oracle]
  /// The signatures of what was suspected of doing nothing, and has done something.
  private(set) var refuted: Set<String> = []

  /// Begins with an app that is going to be launched.
  ///
  /// - Parameter sources: Its source, which names what was seen.
  init(_ sources: AppSources) {
    oracles = [
      EndingOracle(), ComplaintOracle(), StructureOracle(), TabOracle(), WayBackOracle(),
      DeadControlOracle(sources: sources), RelaunchOracle(), RotationOracle(), LinkOracle(),
      LinkPlaceOracle(), CopyOracle(), LostPlaceOracle(), AfterEffectOracle(),
      PushOracle(sources: sources), LeakOracle(),
    ]
  }

  /// Takes note of a step.
  ///
  /// - Parameter step: The step.
  /// - Returns: What does not look right now.
  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    var found: [Suspicion] = []
    for index in oracles.indices {
      found += oracles[index].see(step)
      refuted.formUnion(oracles[index].refuted)
    }
    return found
  }
}

/// One kind of thing to notice.
protocol Oracle {
  /// Takes note of a step, and says what does not look right now.
  mutating func see(_ step: ExploredStep) -> [Suspicion]
  /// The signatures of suspicions that something seen since has disproved.
  var refuted: Set<String> { get }
}

extension Oracle {
  var refuted: Set<String> { [] }
}
