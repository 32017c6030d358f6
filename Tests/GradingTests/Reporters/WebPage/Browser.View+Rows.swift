import Browsing

extension Browser.View {
  /// The submissions in the table of marks that are not filtered out, from above.
  var rows: [String] {
    guard let table = page.firstMatch(of: /<tbody>(.*?)<\/tbody>/.dotMatchesNewlines()) else {
      return []
    }
    return table.1.matches(of: /<tr>.*?<bdi>(.*?)<\/bdi>/.dotMatchesNewlines()).map { String($0.1) }
  }
}
