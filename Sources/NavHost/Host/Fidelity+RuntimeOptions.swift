internal import NavUI
internal import SceneModel

extension Fidelity {
  /// Creates the fidelity choices from the runtime's options.
  ///
  /// - Parameter options: The options.
  init(_ options: RuntimeOptions) {
    self.init()
    valuePush =
      switch options.valuePush {
      case .removes: .removesScreens
      case .beneath: .goesBeneath
      }
    coveredTask =
      switch options.coveredTask {
      case .cancelled: .isCancelled
      case .kept: .goesOn
      }
    retap =
      switch options.retap {
      case .setter: .writesSelection
      case .root: .popsToRoot
      case .ignored: .isIgnored
      }
    tabContent =
      switch options.tabs {
      case .lazy: .onFirstVisit
      case .eager: .atOnce
      }
  }
}
