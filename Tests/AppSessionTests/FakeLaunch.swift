import AppSession
import SceneModel

extension AppLaunch {
  /// The fake app beside the test bundle.
  ///
  /// - Parameters:
  ///   - name: How it misbehaves.
  ///   - seconds: The longest wait for a reply, long enough for a busy machine unless the app is never to reply.
  /// - Returns: The command that starts it.
  static func fake(_ name: String = "none", seconds: Double = 300) -> AppLaunch {
    var limits = Limits()
    limits.secondsPerAction = seconds
    limits.secondsToLaunch = 300
    let bundle = CommandLine.arguments[0]
    let folder = bundle.prefix(through: bundle.lastIndex(of: "/") ?? bundle.startIndex)
    return AppLaunch(launcher: "\(folder)FakeApp", image: "/images/\(name)", limits: limits)
  }
}

extension AppSession {
  /// A session with a fake app that is running.
  static func launched(_ launch: AppLaunch) -> AppSession {
    let session = AppSession(launch: launch)
    _ = session.launch()
    return session
  }

  /// The text that counts the taps of the fake app.
  var taps: String? {
    snapshot?.visibleStack?.children.first?.children.first { $0.kind == .text }?.label
  }

  /// The path of the fake app.
  var path: [String]? {
    snapshot?.visibleStack?.path.map { Array($0) }
  }
}

extension Outcome {
  /// The reason why the app ended, if it did.
  var ending: Ending? {
    if case .ended(let ending) = self { ending } else { nil }
  }
}
