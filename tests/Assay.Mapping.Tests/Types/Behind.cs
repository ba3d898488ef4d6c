namespace Assay.Mapping.Tests.Types;

public sealed class Behind
{
    public IEnumerable<Chain>? Enumerable;
    public ICollection<Chain>? Collection;
    public IList<Chain>? List;
    public IReadOnlyCollection<Chain>? ReadOnlyCollection;
    public IReadOnlyList<Chain>? ReadOnlyList;
    public ISet<int>? Set;
    public IEnumerable<int>? Numbers;
    public IDictionary<int, Chain>? Dictionary;
    public IReadOnlyDictionary<int, Chain>? ReadOnlyDictionary;
    public IEnumerable<KeyValuePair<int, Chain>>? Entries;
    public IReadOnlyCollection<KeyValuePair<int, Chain>>? ReadOnlyEntries;
}
