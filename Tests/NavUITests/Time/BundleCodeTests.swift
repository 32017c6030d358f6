import Foundation
import Testing

#if os(Linux)
@Suite("Code in bundles")
struct BundleCodeTests {
  private let folder = NSTemporaryDirectory() + "navlab-bundle-\(UUID().uuidString)/Extra.app"

  /// Makes a bundle whose code is a library that is on every system.
  init() throws {
    let folders = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64"]
    let library = try #require(
      folders.map { "\($0)/libm.so.6" }.first(where: FileManager.default.fileExists)
    )
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["Extra", "libExtra.so"] {
      try FileManager.default.copyItem(atPath: library, toPath: "\(folder)/\(name)")
    }
    let properties = ["CFBundleExecutable": "Extra", "CFBundleIdentifier": "com.example.Extra"]
    try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
      .write(to: URL(filePath: "\(folder)/Info.plist"))
  }

  private func clear() {
    // What is left behind here, the system removes in time.
    try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
  }

  @Test("Foundation can load the bundle, so the bundle is real")
  func control() throws {
    defer { clear() }
    let bundle = try #require(Bundle(path: folder))
    #expect(bundle.load())
  }

  @Test("The bundle's code is not loaded in an app's process")
  func refusal() throws {
    defer { clear() }
    let run = try TimeProbe().play("bundles", variables: ["PROBE_BUNDLE": folder])
    #expect(!run.crashed, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.replacing("0.0 seconds ", with: "") }
    #expect(
      lines == [
        "there is a bundle: true", "its code is loaded: false", "its first class is loaded: false",
      ]
    )
  }
}
#endif
