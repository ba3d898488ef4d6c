using Assay.Core.Workloads;

[assembly: MissingDataSet("modern-types", "The data set uses types that .NET Framework does not have, such as DateOnly, Int128 and Half.")]
