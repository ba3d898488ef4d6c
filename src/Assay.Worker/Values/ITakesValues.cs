using Assay.Core.Workloads;

namespace Assay.Worker.Values;

/// <summary>A data set whose values come from where a job says.</summary>
internal interface ITakesValues
{
    /// <summary>Says where from; nothing is read or called before the first value is needed.</summary>
    void Take(ValueSource source);
}
