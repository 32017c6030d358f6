import JSONShapes
import Testing

@Suite("The reader of JSON schemas")
struct JSONSchemaTests {
  private func complaints(_ text: String, isClosed: Bool = true) throws -> [String] {
    try JSONSchema("Docs/report.schema.json", isClosed: isClosed).complaints(about: text)
  }

  private static let right = """
    "schema":"navlab/report/v1","submission":"ada","exercise":"02-one-array","title":"One array",\
    "checks":[],"alarms":[],"isolation":{"level":"none","layers":[]},"seed":1,"seconds":0.5,\
    "version":"1"
    """

  @Test("Every deviation from the schema is reported with its place")
  func complaints() throws {
    #expect(
      try complaints("{\(Self.right),\"status\":\"solved\",\"points\":0,\"maximum\":1}") == []
    )
    #expect(
      try complaints("{\(Self.right),\"status\":\"won\",\"points\":-1.5,\"more\":true}") == [
        "$.more is not known", "$.points: this is too small", "$.points: this is no integer",
        "$.status: string(\"won\") is not known", "$.maximum is missing",
      ]
    )
  }

  @Test("Members that the schema does not name are reported only in a closed reading")
  func openness() throws {
    let text = "{\(Self.right),\"status\":\"solved\",\"points\":0,\"maximum\":1,\"more\":true}"
    #expect(try complaints(text) == ["$.more is not known"])
    #expect(try complaints(text, isClosed: false) == [])
  }
}
