import Foundation
import Testing

/// Foundation's reading of the URLs of deep links, on which every parser of routes stands.
@Suite("URLs of deep links")
struct URLParsingTests {
  private func url(_ text: String) throws -> URL {
    try #require(URL(string: text))
  }

  private func components(_ text: String) throws -> URLComponents {
    try #require(URLComponents(string: text))
  }

  @Test("DL-12: the first word after the scheme is the host")
  func host() throws {
    let url = try url("myapp://post/123")
    #expect(url.host == "post")
    #expect(url.path == "/123")
    #expect(url.pathComponents == ["/", "123"])
  }

  @Test("DL-13: a single word leaves the path empty")
  func hostAlone() throws {
    let url = try url("myapp://settings")
    #expect(url.host == "settings")
    #expect(url.path == "")
    #expect(url.pathComponents == [])
  }

  @Test("DL-14: three slashes or one leave no host")
  func noHost() throws {
    for text in ["myapp:///post/123", "myapp:/post/123"] {
      let url = try url(text)
      #expect(url.path == "/post/123", "\(text)")
      #expect(url.host ?? "" == "", "\(text)")
    }
  }

  @Test("DL-15: without a slash there is neither host nor absolute path")
  func opaque() throws {
    let url = try url("myapp:post/123")
    #expect(url.host == nil)
    #expect(url.path == "post/123")
    #expect(!url.pathComponents.contains("/"))
  }

  @Test("DL-16: the host of a universal link is the domain")
  func universalLink() throws {
    let url = try url("https://example.com/post/123")
    #expect(url.host == "example.com")
    #expect(url.path == "/post/123")
  }

  @Test("DL-17: a parser of path components never receives the first word")
  func firstWord() throws {
    let url = try url("myapp://category/desserts/recipe/apple-pie")
    #expect(url.pathComponents == ["/", "desserts", "recipe", "apple-pie"])
  }

  @Test("DL-18: the components of an absolute path begin with a slash")
  func leadingSlash() throws {
    #expect(try url("myapp://a/b").pathComponents.first == "/")
  }

  @Test("DL-19: path drops a final slash, path() keeps it, and it is not a component")
  func trailingSlash() throws {
    let url = try url("myapp://host/a/")
    #expect(url.path == "/a")
    #expect(url.path() == "/a/")
    #expect(url.pathComponents == ["/", "a"])
  }

  @Test("DL-20: two slashes count as one between components")
  func doubleSlash() throws {
    #expect(try url("myapp://host/a//b").pathComponents == ["/", "a", "b"])
  }

  @Test("DL-21: path is decoded, but path() and percentEncodedPath are not")
  func percentEncoding() throws {
    let text = "myapp://host/a%20b"
    #expect(try url(text).path == "/a b")
    #expect(try url(text).path() == "/a%20b")
    #expect(try components(text).percentEncodedPath == "/a%20b")
  }

  @Test("DL-22: an encoded slash stays in its component, but not in the decoded path")
  func encodedSlash() throws {
    let text = "myapp://host/a%2Fb"
    #expect(try components(text).path == "/a/b")
    #expect(try url(text).pathComponents == ["/", "a/b"])
  }

  @Test("DL-23: a plus in the query stays a plus")
  func plus() throws {
    let items = try components("myapp://host?q=a+b%20c").queryItems
    #expect(items == [URLQueryItem(name: "q", value: "a+b c")])
  }

  @Test("DL-24: duplicate names are all kept in order")
  func duplicateNames() throws {
    let items = try components("myapp://host?t=1&t=2").queryItems
    #expect(items?.map(\.value) == ["1", "2"])
  }

  @Test("DL-25: a name without a value differs from a name with an empty value")
  func missingValue() throws {
    let items = try components("myapp://host?flag&empty=").queryItems
    #expect(items?.map(\.value) == [nil, ""])
  }

  @Test("DL-26: scheme and host keep their case")
  func letterCase() throws {
    let url = try url("MyApp://Post/1")
    #expect(url.scheme == "MyApp")
    #expect(url.host == "Post")
  }

  @Test("DL-27: dots are left as they are")
  func dots() throws {
    #expect(try url("myapp://host/a/../b").path == "/a/../b")
  }

  @Test("DL-28: an empty text is not a URL, and spaces are encoded unless that is refused")
  func invalid() throws {
    #expect(URL(string: "") == nil)
    #expect(try url("myapp://host/a b").path == "/a b")
    #expect(URL(string: "myapp://host/a b", encodingInvalidCharacters: false) == nil)
  }

  @Test("DL-29: the path without its first letter is a text and never nil")
  func dropFirst() throws {
    let rest: Substring = try components("myapp://host/a").path.dropFirst()
    #expect(rest == "a")
    #expect(try components("myapp://host").path.dropFirst() == "")
  }

  @Test("DL-11: the values of a path go from the outer screen inwards")
  func outerFirst() throws {
    let url = try url("myapp://category/desserts/recipe/apple-pie")
    let words = [url.host ?? ""] + url.pathComponents.filter { $0 != "/" }
    #expect(words == ["category", "desserts", "recipe", "apple-pie"])
  }
}
