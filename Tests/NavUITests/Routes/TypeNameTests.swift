import Foundation
import NavUI
import Testing

@Suite("TypeName")
struct TypeNameTests {
  private enum Hidden<Value> {
    struct Inner {}
  }

  @Test("Names carry Apple's modules and no addresses")
  func qualified() {
    struct Local {}
    #expect(TypeName.qualified(Int.self) == "Swift.Int")
    #expect(TypeName.qualified(UUID.self) == "Foundation.UUID")
    #expect(TypeName.qualified([URL: Date].self).contains("<Foundation.URL, Foundation.Date>"))
    #expect(TypeName.qualified(NavigationPath.self) == "SwiftUI.NavigationPath")
    #expect(TypeName.qualified(Local.self) == "NavUITests.TypeNameTests.Local")
    #expect(
      TypeName.qualified(Hidden<Local>.Inner.self)
        == "NavUITests.TypeNameTests.Hidden<NavUITests.TypeNameTests.Local>.Inner"
    )
  }

  @Test("Short names are those used inside a module")
  func short() {
    #expect(TypeName.short(Int.self) == "Int")
    #expect(TypeName.short(UUID.self) == "UUID")
    #expect(TypeName.short(Hidden<Int>.Inner.self) == "Inner")
  }
}
