import SceneModel

extension AppSession {
  /// Loads the library for calling objects if an action needs it, and returns the reason for any failure, or nil.
  ///
  /// - Returns: The reason why it cannot, or nil.
  func prepare(_ run: AppRun, for actions: [Action], step: Int) -> Outcome? {
    guard actions.contains(where: \.needsCalls), !run.canCall, run.ending == nil, let snapshot
    else { return nil }
    guard let code else {
      return .refused("NavLab cannot call the methods of this app's objects.", snapshot)
    }
    let library: String
    do {
      library = try run.path(ofLibrary: code.callLibrary())
    } catch let error as AppCodeError {
      return .refused(error.reason, snapshot)
    } catch {
      return .refused("NavLab cannot call the methods of this app's objects: \(error).", snapshot)
    }
    let outcome = run.perform(.loadCalls(library: library), step: step)
    if case .done = outcome { return nil }
    return outcome
  }
}

extension Action {
  /// A Boolean value that indicates whether the action requires the library for calling objects.
  fileprivate var needsCalls: Bool {
    switch self {
    case .call, .read: true
    default: false
    }
  }
}
