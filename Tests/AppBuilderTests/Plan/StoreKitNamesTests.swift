import Foundation
import Testing

@testable import AppBuilder

@Suite("the transaction of StoreKit, which SwiftUI has, too")
struct StoreKitNamesTests {
  @Test("a file that imports StoreKit without SwiftUI means that of StoreKit")
  func alone() {
    let text = """
      import Foundation
      import StoreKit
      func finish(_ transaction: Transaction) async { await transaction.finish() }
      """
    #expect(
      StoreKitNames.imported(in: text) == """
        import Foundation
        import StoreKit; import struct StoreKit.Transaction
        func finish(_ transaction: Transaction) async { await transaction.finish() }
        """
    )
  }

  @Test(
    "other files do not change",
    arguments: [
      "import SwiftUI\nimport StoreKit\nfunc finish(_ done: StoreKit.Transaction) {}",
      "import StoreKit\nlet products: [Product] = []",
      "import SwiftUI // StoreKit\nlet change = Transaction()",
    ]
  )
  func others(text: String) {
    #expect(StoreKitNames.imported(in: text) == text)
  }

  @Test("it is found where the framework of another file passes SwiftUI on")
  func compiles() throws {
    let folder = try LearnerFolder([
      "Store.swift": """
      import Foundation
      import StoreKit
      struct Store {
        func watch() async {
          for await result in Transaction.updates {
            if case .verified(let transaction) = result { await finish(transaction) }
          }
        }
        func finish(_ transaction: Transaction) async { await transaction.finish() }
      }
      """,
      "App.swift": """
      import PDFKit
      import SwiftUI
      @main struct StoreApp: App {
        var body: some Scene { WindowGroup { Text("Store").task { await Store().watch() } } }
      }
      """,
    ])
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    _ = try builder.build(folder.request(["Store.swift", "App.swift"]))
  }
}
