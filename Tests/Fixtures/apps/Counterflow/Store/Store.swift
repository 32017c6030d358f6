import Combine
import SwiftUI

struct Effect<Action> {
    var run: ((@escaping (Action) async -> Void) async -> Void)?
    static var none: Effect { Effect(run: nil) }
    static func run(_ work: @escaping (@escaping (Action) async -> Void) async -> Void) -> Effect { Effect(run: work) }

    func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Effect<Parent> {
        guard let run else { return .none }
        return .run { send in await run { await send(transform($0)) } }
    }
}

protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
    let state: WritableKeyPath<ParentState, Child.State>
    let extract: (ParentAction) -> Child.Action?
    let embed: (Child.Action) -> ParentAction
    let child: Child

    func reduce(into parent: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
        guard let action = extract(action) else { return .none }
        return child.reduce(into: &parent[keyPath: state], action: action).map(embed)
    }
}

@resultBuilder
enum ReducerBuilder<State, Action> {
    static func buildExpression<R: Reducer>(_ reducer: R) -> [any Reducer<State, Action>] where R.State == State, R.Action == Action { [reducer] }
    static func buildBlock(_ parts: [any Reducer<State, Action>]...) -> [any Reducer<State, Action>] { parts.flatMap { $0 } }
}

struct Combine2<State, Action>: Reducer {
    let reducers: [any Reducer<State, Action>]
    init(@ReducerBuilder<State, Action> _ build: () -> [any Reducer<State, Action>]) { reducers = build() }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        let effects = reducers.map { $0.reduce(into: &state, action: action) }
        return .run { send in
            for effect in effects { await effect.run?(send) }
        }
    }
}

@MainActor
@dynamicMemberLookup
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: any Reducer<State, Action>
    private var tasks: [UUID: Task<Void, Never>] = [:]
    private var parentSubscription: AnyCancellable?

    init(_ state: State, reducer: any Reducer<State, Action>) {
        self.state = state
        self.reducer = reducer
    }

    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

    func send(_ action: Action) {
        let effect = reducer.reduce(into: &state, action: action)
        guard let run = effect.run else { return }
        let id = UUID()
        tasks[id] = Task { [weak self] in
            await run { action in await self?.receive(action) }
            self?.tasks[id] = nil
        }
    }

    private func receive(_ action: Action) { send(action) }

    func binding<Value>(_ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
    }

    func scope<ChildState, ChildAction>(_ keyPath: KeyPath<State, ChildState>, _ embed: @escaping (ChildAction) -> Action) -> Store<ChildState, ChildAction> {
        let child = Store<ChildState, ChildAction>(
            state[keyPath: keyPath],
            reducer: Forward<ChildState, ChildAction>(forward: { [weak self] in
                self?.send(embed($0))
            }))
        child.parentSubscription = $state.map { $0[keyPath: keyPath] }.sink { [weak child] in child?.state = $0 }
        return child
    }
}

private struct Forward<State, Action>: Reducer {
    let forward: (Action) -> Void
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        forward(action)
        return .none
    }
}

struct WithViewStore<State, Action, Content: View>: View {
    @ObservedObject var store: Store<State, Action>
    @ViewBuilder let content: (Store<State, Action>) -> Content
    var body: some View { content(store) }
}
