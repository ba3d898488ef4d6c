using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Turns <c>--data-set</c>, <c>--size</c> and <c>--payload</c> into workloads.</summary>
public sealed class WorkloadSelection(IReadOnlyList<DataSetDescription> dataSets)
{
    private const int DefaultLargest = 1_000_000;

    /// <summary>
    /// Selects workloads: every data set named, in each given size that it has; a data set of a fixed size keeps it beside others.
    /// </summary>
    /// <param name="dataSetList">Names or globs; null for <c>books</c>.</param>
    /// <param name="sizeList">Sizes such as <c>100,10k</c>; null for each data set's default.</param>
    /// <param name="payloadList">Payload bytes in each unit; null for a default where a data set carries one.</param>
    /// <exception cref="BadInputException">A name, size or payload is not valid; the sentence names the nearest.</exception>
    public IReadOnlyList<WorkloadOptions> Select(string? dataSetList, string? sizeList, string? payloadList)
    {
        IReadOnlyList<DataSetDescription> chosen = DataSets(dataSetList ?? BuiltDataSets.DefaultDataSet);
        if (payloadList is not null && !chosen.Any(dataSet => dataSet.HasPayload))
            throw new BadInputException(
                $"--payload needs a data set with a binary payload: "
                    + $"{string.Join(", ", dataSets.Where(set => set.HasPayload).Select(set => set.Name))}.");
        IReadOnlyList<int>? sizes = sizeList is null ? null : ReadSizes(sizeList, chosen);
        return [.. chosen.SelectMany(dataSet =>
            SizesOf(dataSet, sizes)
                .SelectMany(
                size => Payloads(dataSet, payloadList).Select(payload => new WorkloadOptions(dataSet.Name, size, payload, dataSet.Unit))))];
    }

    /// <summary>The data sets of a run of growth, each in all its sizes.</summary>
    /// <param name="dataSetList">Names or globs; null for <c>books</c>.</param>
    /// <param name="sizeList">As for <see cref="SizesOfGrowth"/>.</param>
    /// <param name="payloadList">Payload bytes in each unit; null for a default where a data set carries one.</param>
    /// <exception cref="BadInputException">A name or size is not valid, or the sizes are too few.</exception>
    public IReadOnlyList<WorkloadOptions> Growing(string? dataSetList, string? sizeList, string? payloadList)
    {
        IReadOnlyList<DataSetDescription> chosen = DataSets(dataSetList ?? BuiltDataSets.DefaultDataSet);
        if (chosen.FirstOrDefault(dataSet => dataSet.IsFixedSize) is DataSetDescription single)
            throw new BadInputException(
                $"{single.Name} has one size, so nothing can grow. Name a data set with several, such as {BuiltDataSets.DefaultDataSet}.");
        var sizes = SizesOfGrowth(sizeList);
        return [.. chosen.SelectMany(
            dataSet => sizes.SelectMany(
                size => Payloads(dataSet, payloadList).Select(payload => new WorkloadOptions(dataSet.Name, size, payload, dataSet.Unit))))];
    }

    /// <summary>Powers of ten from 1 on, and the largest size itself; of several sizes just these.</summary>
    /// <param name="list">The largest size, such as <c>14M</c>, or several; null for a million.</param>
    /// <exception cref="BadInputException">One is none, or they are too few for a fit.</exception>
    public static IReadOnlyList<int> SizesOfGrowth(string? list)
    {
        int[] asked = list is null ? [DefaultLargest] : [.. Lists.Split(list, "--size").Select(SizeOf).Distinct().Order()];
        IReadOnlyList<int> sizes = asked.Length == 1 ? SizesUpTo(asked[0]) : asked;
        return sizes.Count >= GrowthFit.FewestSizes
            ? sizes
            : throw new BadInputException(
                $"--size {list} leaves {sizes.Count} sizes, and a fit needs {GrowthFit.FewestSizes}. Use --size 1k or more.");
    }

    private static int SizeOf(string text) => SizeText.Read(text) is int size and > 0
        ? size
        : throw new BadInputException($"--size takes numbers of objects such as 100k or 14M, not \"{text}\".");

    private static List<int> SizesUpTo(int largest)
    {
        List<int> sizes = [];
        for (long power = 1; power <= largest; power *= 10)
            sizes.Add((int)power);
        if (sizes[^1] < largest)
            sizes.Add(largest);
        return sizes;
    }

    /// <summary>The data sets of a list, each once.</summary>
    /// <exception cref="BadInputException">A name matches nothing; the sentence names the nearest.</exception>
    internal List<DataSetDescription> DataSets(string list, string option = "--data-set")
    {
        List<DataSetDescription> chosen = [];
        foreach (var name in Lists.Split(list, option))
        {
            List<DataSetDescription> matching = [
                .. dataSets.Where(set => System.IO.Enumeration.FileSystemName.MatchesSimpleExpression(name, set.Name))];
            if (matching.Count == 0)
                throw NearestNames.Unknown("data set", name, dataSets.Select(set => set.Name), "assay show data-sets");
            chosen.AddRange(matching.Except(chosen).ToList());
        }

        return chosen;
    }

    /// <summary>The sizes of the list; each must be one of at least one data set.</summary>
    private static List<int> ReadSizes(string list, IReadOnlyList<DataSetDescription> chosen)
    {
        List<int> sizes = [];
        foreach (var text in Lists.Split(list, "--size"))
        {
            if (SizeText.Read(text) is not int size || !chosen.Any(dataSet => dataSet.Sizes.Contains(size)))
                throw UnknownSize(chosen[0], text);
            sizes.Add(size);
        }

        return [.. sizes.Distinct()];
    }

    private static int[] SizesOf(DataSetDescription dataSet, IReadOnlyList<int>? asked)
    {
        if (asked is null)
            return [dataSet.DefaultSize];
        int[] own = [.. asked.Where(dataSet.Sizes.Contains)];
        if (own.Length > 0)
            return own;
        return dataSet.IsFixedSize ? [dataSet.DefaultSize] : throw UnknownSize(dataSet, SizeText.Write(asked[0]));
    }

    private static BadInputException UnknownSize(DataSetDescription dataSet, string text)
    {
        IEnumerable<int> nearest = SizeText.Read(text) is int size
            ? dataSet.Sizes.OrderBy(valid => Math.Abs(Math.Log((double)valid / Math.Max(1, size)))).Take(3).Order()
            : dataSet.Sizes;
        return new BadInputException(
            $"{dataSet.Name} has no size \"{text}\". Nearest: {string.Join(", ", nearest.Select(SizeText.Write))}. 'assay show "
                + "data-sets' shows all.");
    }

    private static IReadOnlyList<int> Payloads(DataSetDescription dataSet, string? list)
    {
        if (!dataSet.HasPayload)
            return [0];
        return list is null
            ? [dataSet.DefaultPayloadBytes]
            : [.. Lists.Split(list, "--payload").Select(text => SizeText.Read(text)
                ?? throw new BadInputException(
                    string.Create(
                        CultureInfo.InvariantCulture, $"--payload takes a number of bytes such as 0, 100 or 1k, not \"{text}\".")))];
    }
}
