internal import Foundation
internal import NavUI
import SceneModel

/// Performs the initial work of every app's process in advance, in a process that forks apps.
///
/// The launcher calls it after loading the runtime, in the only thread. It installs virtual time, and rehearses with an
/// app of its own. The rehearsal makes Swift look up most of the types and conformances that other apps need. An app
/// that is launched later cannot notice any of this.
///
/// - Returns: 0, or 70 if no app could be hosted.
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

/// Looks up the types of an app's views in advance, in a process that later forks the app.
///
/// The launcher calls it after loading the app. No code of the app runs, but Swift caches its findings, which each
/// forked process inherits.
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
