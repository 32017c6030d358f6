internal import Foundation
internal import NavUI
import SceneModel

/// Does the first work of every app's process, in a process that forks apps.
///
/// The launcher calls it once the runtime is loaded, in the only thread. It installs virtual time, and rehearses with an
/// app of its own, which makes Swift look up most of the types and conformances that other apps ask for. Nothing of
/// that can be seen by an app that is started later.
///
/// - Returns: 0, or 70 when no app could be hosted.
@_cdecl("navhost_prepare")
public func prepareHost() -> Int32 {
  do {
    _ = try MainLoop.installed()
    try MainActor.assumeIsolated { try Rehearsal().run() }
    return 0
  } catch {
    FileHandle.standardError.write(Data(SignedLine.signed("\(error)\n").utf8))
    return 70
  }
}

/// Asks Swift for the types of an app's views, in a process that forks this app.
///
/// The launcher calls it once the app is loaded. Nothing of the app runs; but Swift keeps what it has found, and each
/// forked process finds it there.
///
/// - Parameters:
///   - start: The address of the app's image in memory.
///   - count: The size of the image, in bytes.
@_cdecl("navhost_meet")
public func meetApp(start: UInt, count: Int) {
  MainActor.assumeIsolated {
    let image = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: count)
    var walk = TypeWalk()
    for type in ImageTypes(image: image).all { walk.visit(type) }
  }
}
