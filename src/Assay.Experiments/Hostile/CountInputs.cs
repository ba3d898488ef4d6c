using Assay.Core.Results;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Announces millions of elements in the contract's own lists, where the row's payloads of short lists show the count.</summary>
internal sealed class CountInputs(ShapeWriter writer, ShapeInputs inputs)
{
    private const int First = 3;
    private const int Samples = 4;
    private const int Larger = 300;
    private const int MostPlaces = 3;
    private const int MostDeaths = 2;

    /// <summary>Feeds those of a shape.</summary>
    public void Feed(string shape, string elements)
    {
        // The shorter lists last: the row reads as what it wrote last.
        var larger = writer.Write(WorkloadOf(shape, Larger), instances: 1).Payloads?[0];
        (var payloads, var cause) = writer.Write(WorkloadOf(shape, First), Samples);
        var places = payloads is null ? [] : CountPlace.Find(payloads, First, larger, Larger);
        if (places.Count == 0)
            inputs.NotMade.Add(
                payloads is null ? $"The row writes no list of {elements} ({cause})." : $"No count was found in lists of {elements}.");
        inputs.Begin(MostDeaths);
        foreach (var input in places.Take(MostPlaces).SelectMany(place => place.Inputs(payloads![0], elements)))
            inputs.Feed(input, WorkloadOf(shape, First));
    }

    private static WorkloadOptions WorkloadOf(string shape, int elements) => new(shape, elements, 0, "element");
}
