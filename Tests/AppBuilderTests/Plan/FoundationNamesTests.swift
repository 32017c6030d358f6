import Foundation
import Testing

@testable import AppBuilder

@Suite("names of Foundation that NavUI declares")
struct FoundationNamesTests {
  @Test("a file that imports only Foundation imports them on the same line")
  func alone() {
    let text = """
      // Foundation
      import Foundation
      enum Size { var title: LocalizedStringResource { "Small" } }
      """
    #expect(
      FoundationNames.imported(in: text) == """
        // Foundation
        import Foundation; import struct SwiftUI.LocalizedStringResource
        enum Size { var title: LocalizedStringResource { "Small" } }
        """
    )
  }

  @Test(
    "other files do not change",
    arguments: [
      "import Foundation\nimport SwiftUI\nlet title: LocalizedStringResource = \"A\"",
      "import Foundation\nlet title = \"A\"",
      "import Combine // Foundation\nlet title: LocalizedStringResource = \"A\"",
    ]
  )
  func others(text: String) {
    #expect(FoundationNames.imported(in: text) == text)
  }

  @Test("a file with the added import compiles")
  func compiles() throws {
    let folder = try LearnerFolder([
      "Size.swift": """
      import Foundation
      enum Size { var title: LocalizedStringResource { "Small" } }
      """,
      "App.swift": """
      import SwiftUI
      @main struct SizeApp: App {
        var body: some Scene { WindowGroup { Text(Size.small.title) } }
      }
      extension Size { static var small: Size { fatalError() } }
      """,
    ])
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    _ = try builder.build(folder.request(["Size.swift", "App.swift"]))
  }
}
