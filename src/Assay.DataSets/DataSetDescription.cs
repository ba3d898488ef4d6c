namespace Assay.DataSets;

/// <summary>What is known of a data set without generating it.</summary>
/// <param name="Name">The name on the command line, such as <c>books</c>.</param>
/// <param name="Unit">What one unit of size is, singular.</param>
/// <param name="Sizes">The published sizes, ascending.</param>
/// <param name="DefaultSize">The size measured when none is asked for.</param>
/// <param name="IsFixedSize">Whether no other than the published size may be asked for.</param>
/// <param name="Summary">One line that describes it.</param>
/// <param name="Source">Where its shape comes from.</param>
/// <param name="HasPayload">Whether each unit carries bytes, as many as are asked for.</param>
/// <param name="DefaultPayloadBytes">Bytes in each unit when none are asked for; 0 where it has no payload.</param>
/// <param name="RootType">The plain root type.</param>
/// <param name="GeneratorType">The class that generates it, a <see cref="Core.Workloads.DataSet{T}"/> of the root type.</param>
public sealed record DataSetDescription(
    string Name,
    string Unit,
    IReadOnlyList<int> Sizes,
    int DefaultSize,
    bool IsFixedSize,
    string Summary,
    string Source,
    bool HasPayload,
    int DefaultPayloadBytes,
    Type RootType,
    Type GeneratorType)
{
    /// <summary>Whether this size can be generated: any from 1, or the published one alone where the size is fixed.</summary>
    public bool Accepts(int size) => IsFixedSize ? Sizes.Contains(size) : size >= 1;
}
