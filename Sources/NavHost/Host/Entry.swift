internal import Foundation
internal import NavUI
internal import SceneModel

/// Serves the driver from inside the app's process, after the launcher has loaded the app.
///
/// - Parameters:
///   - requests: The descriptor for requests.
///   - replies: The descriptor for replies.
///   - accessor: The compiler-generated function in the app's image that returns the app's type.
/// - Returns: The exit status of the process: 0 if the driver has closed the channel.
@_cdecl("navhost_launch")
public func launchApp(
  requests: Int32,
  replies: Int32,
  accessor: @convention(c) (Int) -> UnsafeRawPointer
) -> Int32 {
  serve(requests, replies, unsafeBitCast(accessor, to: UnsafeRawPointer.self)) { launcher in
    // Zero requests the complete type, and waits until it is ready.
    let type = unsafeBitCast(accessor(0), to: Any.Type.self)
    guard let app = type as? any App.Type else { throw HostError.noApp("\(type)") }
    MainActor.assumeIsolated { launcher.launch(app) }
    return 0
  }
}

/// Serves the driver by calling the app's own entry point, if the app's type cannot be named elsewhere.
///
/// - Parameters:
///   - requests: The descriptor for requests.
///   - replies: The descriptor for replies.
///   - entry: The entry point of the app's image, which calls `App.main()`.
/// - Returns: The exit status of the process: 0 if the driver has closed the channel.
@_cdecl("navhost_start")
public func startHost(
  requests: Int32,
  replies: Int32,
  entry: @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
) -> Int32 {
  serve(requests, replies, unsafeBitCast(entry, to: UnsafeRawPointer.self)) { launcher in
    AppLauncher.$current.withValue(launcher) { entry(0, nil) }
  }
}

private func serve(
  _ requests: Int32,
  _ replies: Int32,
  _ code: UnsafeRawPointer,
  _ start: (AppLauncher) throws -> Int32
) -> Int32 {
  do {
    let loop = try MainLoop.installed()
    let channel = try RequestChannel(requests: requests, replies: replies)
    let environment = ProcessInfo.processInfo.environment
    #if os(Linux)
    if let folder = environment[RuntimeOptions.bundleVariable] {
      MainBundle.adopt(from: folder)
      Translations.shared.open(Bundle.main.bundlePath)
    }
    #endif
    let words = environment[RuntimeOptions.variable] ?? ""
    let fidelity = Fidelity(try RuntimeOptions(words.split(separator: " ").map(String.init)))
    MainLoop.adopt(imageOf: code)
    let launcher = AppLauncher { app in
      Host(loop: loop, channel: channel, fidelity: fidelity).serve(app)
    }
    return try start(launcher)
  } catch {
    FileHandle.standardError.write(Data(SignedLine.signed("\(error)\n").utf8))
    return 70
  }
}
