using System.Globalization;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Turns <c>--data-set</c>, <c>--size</c> and <c>--payload</c> into workloads.</summary>
/// <param name="dataSets">The data sets there are.</param>
public sealed class WorkloadSelection(IReadOnlyList<DataSetAttribute> dataSets)
{
    private const string DefaultDataSet = "books";
    private const int DefaultPayloadBytes = 100;

    /// <summary>Selects workloads: every data set named, in each size given that it has; a data set of one size keeps it.</summary>
    /// <param name="dataSetList">Names or globs; null for <c>books</c>.</param>
    /// <param name="sizeList">Sizes such as <c>100,10k</c>; null for each data set's default.</param>
    /// <param name="payloadList">Payload bytes in each unit; null for a default where a data set carries one.</param>
    /// <exception cref="BadInputException">A name, size or payload is not valid; the sentence names the nearest.</exception>
    public IReadOnlyList<WorkloadOptions> Select(string? dataSetList, string? sizeList, string? payloadList)
    {
        IReadOnlyList<DataSetAttribute> chosen = DataSets(dataSetList ?? DefaultDataSet);
        if (payloadList is not null && !chosen.Any(dataSet => dataSet.HasPayload))
            throw new BadInputException($"--payload needs a data set that carries one: {string.Join(", ", dataSets.Where(set => set.HasPayload).Select(set => set.Name))}.");
        return [.. chosen.SelectMany(dataSet =>
            Sizes(dataSet, sizeList).SelectMany(size => Payloads(dataSet, payloadList).Select(payload => new WorkloadOptions(dataSet.Name, size, payload, dataSet.Unit))))];
    }

    private List<DataSetAttribute> DataSets(string list)
    {
        List<DataSetAttribute> chosen = [];
        foreach (string name in Lists.Split(list, "--data-set"))
        {
            List<DataSetAttribute> matching = [.. dataSets.Where(set => System.IO.Enumeration.FileSystemName.MatchesSimpleExpression(name, set.Name))];
            if (matching.Count == 0)
                throw NearestNames.Unknown("data set", name, dataSets.Select(set => set.Name), "assay list data-sets");
            chosen.AddRange(matching.Except(chosen).ToList());
        }

        return chosen;
    }

    private static List<int> Sizes(DataSetAttribute dataSet, string? list)
    {
        if (list is null)
            return [dataSet.DefaultSize];
        List<int> sizes = [.. Lists.Split(list, "--size").Select(text => SizeText.Read(text) ?? throw UnknownSize(dataSet, text)).Distinct()];
        if (dataSet.Sizes.Length <= 1)
            return [dataSet.DefaultSize];
        int? unknown = sizes.Cast<int?>().FirstOrDefault(size => !dataSet.Sizes.Contains(size!.Value));
        return unknown is int size ? throw UnknownSize(dataSet, SizeText.Write(size)) : sizes;
    }

    private static BadInputException UnknownSize(DataSetAttribute dataSet, string text)
    {
        IEnumerable<int> nearest = SizeText.Read(text) is int size
            ? dataSet.Sizes.OrderBy(valid => Math.Abs(Math.Log((double)valid / Math.Max(1, size)))).Take(3).Order()
            : dataSet.Sizes;
        return new BadInputException($"{dataSet.Name} has no size \"{text}\". Nearest: {string.Join(", ", nearest.Select(SizeText.Write))}. 'assay list data-sets' shows all.");
    }

    private static IReadOnlyList<int> Payloads(DataSetAttribute dataSet, string? list)
    {
        if (!dataSet.HasPayload)
            return [0];
        return list is null
            ? [DefaultPayloadBytes]
            : [.. Lists.Split(list, "--payload").Select(text => SizeText.Read(text)
                ?? throw new BadInputException(string.Create(CultureInfo.InvariantCulture, $"--payload takes a number of bytes such as 0, 100 or 1k, not \"{text}\".")))];
    }
}
