namespace Assay.Worker.Graphs;

/// <summary>How an object of a graph is looked into.</summary>
internal enum NodeKind
{
    /// <summary>As one value: numbers, strings, dates, and what is best known by its text.</summary>
    Value,

    /// <summary>As an array: bounds and elements.</summary>
    Array,

    /// <summary>As a collection of the runtime's own whose order counts: elements, not internals.</summary>
    Sequence,

    /// <summary>As a set or bag of the runtime's own: elements whose order does not count.</summary>
    Bag,

    /// <summary>As a dictionary of the runtime's own: keys and values.</summary>
    Map,

    /// <summary>As something around another object, which is looked at in its place.</summary>
    Wrapper,

    /// <summary>By its fields.</summary>
    Members,
}
