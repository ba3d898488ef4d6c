namespace Assay.Shapes.Graph;

/// <summary>Kinds of tuples.</summary>
public enum TupleKind
{
    /// <summary><c>(A, B)</c>.</summary>
    ValueTuple,

    /// <summary><c>Tuple&lt;A, B&gt;</c>.</summary>
    Tuple,

    /// <summary><c>KeyValuePair&lt;K, V&gt;</c>.</summary>
    KeyValuePair,
}
