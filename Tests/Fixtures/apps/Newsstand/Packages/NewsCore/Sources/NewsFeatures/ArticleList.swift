import DesignSystem
import NewsModels
import SwiftUI

@MainActor
@Observable
public final class ArticleListModel {
    enum Phase: Equatable { case loading, ready([Article]), failed(String) }

    var phase = Phase.loading
    var section: Article.Section?
    private let repository: any ArticleRepository

    public init(repository: any ArticleRepository = BundledArticleRepository()) {
        self.repository = repository
    }

    var visible: [Article] {
        guard case .ready(let articles) = phase else { return [] }
        guard let section else { return articles }
        return articles.filter { $0.section == section }
    }

    func load() async {
        do {
            phase = .ready(try await repository.articles())
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}

public struct ArticleList: View {
    @State private var model: ArticleListModel
    @Environment(BookmarkStore.self) private var bookmarks

    public init(model: ArticleListModel) {
        _model = State(initialValue: model)
    }

    public var body: some View {
        ScrollView {
            LazyVStack(spacing: Spacing.medium, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(model.visible) { article in
                        NavigationLink(value: article) {
                            Card {
                                Text(article.title).font(.title3.bold())
                                Text("\(article.minutes) min read").font(.caption)
                            }
                        }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier("article-\(article.id)")
                    }
                } header: {
                    SectionPicker(selection: $model.section)
                }
            }
            .padding(.horizontal)
        }
        .overlay {
            if case .failed(let message) = model.phase {
                ContentUnavailableView("Nothing to Read", systemImage: "newspaper", description: Text(message))
            }
        }
        .navigationTitle("News")
        .task { await model.load() }
    }
}

struct SectionPicker: View {
    @Binding var selection: Article.Section?

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                Button("All") { selection = nil }
                ForEach(Article.Section.allCases) { section in
                    Button(section.title) { selection = section }
                        .bold(selection == section)
                }
            }
            .buttonStyle(.bordered)
        }
    }
}

public struct ArticleView: View {
    let article: Article
    @Environment(BookmarkStore.self) private var bookmarks
    @Environment(\.openURL) private var openURL

    public init(article: Article) { self.article = article }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                Text(article.body)
                    .textSelection(.enabled)
                Button(bookmarks.contains(article) ? "Remove Bookmark" : "Bookmark") {
                    bookmarks.toggle(article)
                }
                .buttonStyle(.primary)
                ShareLink(item: URL(string: "https://news.example/\(article.id)")!)
            }
            .padding()
        }
        .navigationTitle(article.title)
        .toolbar(.hidden, for: .tabBar)
    }
}
