import Testing

@testable import AppBuilder

@Suite("Data models of Core Data")
struct DataModelTests {
  private static let text = """
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Tag" inverseName="note"/>
      </entity>
      <entity name="Tag" representedClassName=".Tag">
        <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Note" inverseName="tags"/>
      </entity>
    </model>
    """

  @Test("entities are read with their attributes and relationships")
  func read() {
    let model = DataModel(name: "Notes", text: Self.text)
    #expect(model.entities.map(\.name) == ["Note", "Tag"])
    #expect(model.entities[0].attributes.map { $0["name"] } == ["title", "count"])
    #expect(model.entities[0].attributes[0]["defaultValueString"] == "a \"b\"")
    #expect(model.entities[1].className == "Tag")
    #expect(model.entities[1].generation == nil)
  }

  @Test("the extension that Xcode writes for a custom class makes it identifiable")
  func categories() throws {
    let text = Self.text.replacing(
      "codeGenerationType=\"class\"",
      with: "codeGenerationType=\"category\""
    )
    let source = try #require(DataModelSource(models: [DataModel(name: "Notes", text: text)]).text)
    #expect(source.contains("extension Note: Identifiable {}"))
    #expect(!source.contains("class Note"))
  }

  @Test("a class is written where Xcode would write it, unless the author has written it")
  func classes() throws {
    let source = try #require(
      DataModelSource(models: [DataModel(name: "Notes", text: Self.text)]).text
    )
    #expect(source.contains("nonisolated public class Note: NSManagedObject {}"))
    #expect(source.contains("public var title: String? {"))
    #expect(source.contains("public var count: Int16 {"))
    #expect(source.contains("public func addToTags(_ value: Tag)"))
    #expect(!source.contains("class Tag"))
    #expect(source.contains("deleteRule: .cascadeDeleteRule"))
    #expect(DataModelSource(models: []).text == nil)
  }
}
