namespace Assay.Core.Workloads;

/// <summary>Says of an assembly that it lacks a data set which its like for other runtimes has, and why: rows then give the reason as their verdict.</summary>
/// <param name="name">The data set's name.</param>
/// <param name="reason">A whole sentence.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class MissingDataSetAttribute(string name, string reason) : Attribute
{
    /// <summary>The data set's name.</summary>
    public string Name { get; } = name;

    /// <summary>Why it is missing, as a sentence.</summary>
    public string Reason { get; } = reason;
}
