//! The tree in one block of memory, linked by 32-bit numbers.

const NONE: u32 = u32::MAX;
pub(crate) const ROOT: u32 = 0;

/// An action of a seat after all the actions above it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub action: u16,
    pub seat: u8,
    pub visits: u32,
    /// The number of times the action was legal when its parent was visited. Exploration uses this,
    /// because a rarely possible action has had few chances.
    pub available: u32,
    /// Sum of rewards of the seat that chose the action.
    pub total: f32,
    /// The reward according to the judge's one-step estimate.
    pub prior: f32,
    child: u32,
    sibling: u32,
}

impl Node {
    pub fn new(seat: u8, action: u16, prior: f32) -> Self {
        let (visits, available, total) = (0, 0, 0.0);
        Self { action, seat, visits, available, total, prior, child: NONE, sibling: NONE }
    }
}

/// On its own cache lines: the trees of two threads are adjacent, and each writes its length all
/// the time.
#[derive(Debug, Default)]
#[repr(align(128))]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// An empty tree with room for `nodes`, in the memory of the old one.
    pub fn restart(&mut self, nodes: usize) {
        self.nodes.clear();
        self.nodes.reserve(nodes.min(MOST));
        self.nodes.push(Node::new(u8::MAX, 0, 0.5));
    }
    pub fn get(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }
    pub fn get_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }
    pub fn first_child(&self, node: u32) -> Option<u32> {
        some(self.get(node).child)
    }
    pub fn next_sibling(&self, node: u32) -> Option<u32> {
        some(self.get(node).sibling)
    }
    pub fn is_full(&self) -> bool {
        self.nodes.len() >= MOST
    }
    pub fn add_child(&mut self, parent: u32, mut node: Node) -> u32 {
        let at = self.nodes.len() as u32;
        node.sibling = self.get(parent).child;
        self.nodes.push(node);
        self.get_mut(parent).child = at;
        at
    }
    pub fn root_children(&self) -> impl Iterator<Item = &Node> {
        let first = self.nodes.first().and_then(|root| some(root.child));
        std::iter::successors(first, |node| self.next_sibling(*node)).map(|node| self.get(node))
    }
}

/// The maximum size of a tree: 112 MiB.
const MOST: usize = 1 << 22;

fn some(node: u32) -> Option<u32> {
    (node != NONE).then_some(node)
}
