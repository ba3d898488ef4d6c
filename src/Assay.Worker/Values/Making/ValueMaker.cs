using Assay.Core.Workloads;

namespace Assay.Worker.Values.Making;

/// <summary>Makes the values of a root type from one source.</summary>
internal abstract class ValueMaker<T>
{
    /// <summary>Number of distinct values; 0 where every instance is another.</summary>
    public abstract int Count { get; }

    /// <summary>Sentences about what the values made so far lack.</summary>
    public virtual IReadOnlyList<string> Notes => [];

    /// <summary>Makes the value of an instance anew.</summary>
    public abstract T Make(in Recipe recipe);
}
