/** Where the requests about a bucket go. */
export interface S3Address {
  /** `https://host`, and for stores other than AWS the path of the bucket: keys follow after a slash. */
  readonly url: string
  readonly bucket: string
  readonly region: string
}
