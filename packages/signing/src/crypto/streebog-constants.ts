/** The tables of GOST R 34.11-2012 (RFC 6986, 6.1 to 6.5), base64 of their octets with the least octet of a number first. */

/** The substitution of octets, Pi. */
export const substitution = [
  "/O7dEc9uMRb7xPraI8UETel38NuTLpm6FzbxuxTNX8H5GGVa4lzvIYEcPEKLAY5PBYQCruNqj6AGC+2Yf9TTH+s0LFHqyEir8ipoov06zsy1cA5WCAx2Er9yE0ect12H",
  "FaGWKRB7msfzkXhvnZ6ysTJ1GT3/NYp+bVTGgMO9DVff9SSpPqhDydd51vZ8IrkD4A/s3nqUsLzc6ChQTjMKSqeXYHMeAGJEGrg4gmSfJkGtRUaSJ15VL4yjpX1p1ZU7",
  "B1izQIasHfcwN2vkiNnnieEbg0lMP/j+jVOqkMrYhWEgcWekLSsJW8ubJdC+5WxSWaZ00ub0tMDRZq/COUtjtg==",
].join("");

/** Rows of the matrix of the linear transformation, 64 numbers of 64 bits, that of the lowest bit first. */
export const linearRows = [
  "g+COK0sxHGQb3QFWlmI4yDanAqwxxHCNbFMERWKV4AfYpgiKxDfdDq1REAmVbqccR6IgEjfcUziOWUAkbqWmcBjc9Z5PR4ukMKX3IZ6OC1VgV/NCIQEWqsCu+4RCAixJ",
  "nUHrFYQEWJIngssqFQiwOU4Zi1QqEH1ynDILqFQg+uQodzKK2YZ9+VDuZAmvEfrvoMHIEkMi6cNdn40khkTPm7ojB0gRiIMraUYOkCING1bSjBw9RBo2rLkFOHqINGxF",
  "nqgQGGWMBlshTSAwygUMtkKaQGCJChhxhCmAwA8UMOIVUh2dHihg2SqkOic8UMCvVFV0TnignUOoquic8F0nhjjBk7qMZSEDcJ87aQXKQgbgI3bSComEDN1G7LkUDxUY",
  "p4zFbygeKjBTBZfeUDxUYKYKM6GgeKjAURRmX13wTZ1QiYoyqZzMrKAPCWRPJYVFXR4SyJ5KF4q6PCSNIZQuCWl4SAdCNVwS0vCQDoRquCS5/T0cFdRtSG/nejgqtdqQ",
  "jpiDGgEPtkYBLRs0Ah5xjAJaNmgEPOIFBLRs0Ah42QoIddi9EPCvFBDqrWcg/UMoIMlHzkDnhlBAj46BgNMRoGSHRrIHi0eDyBOMeQ4LjhuNJgXyHBYBNgdMCvk4LAJs",
  "DpgU73BYBNgcLSjD4LAIrThaUJvdfRBHcLSgK6f6II4=",
].join("");

/** C1 to C12, 512 bits each. */
export const roundConstants = [
  "B0Wm8lllgN0jTXTMNnR2BRXTYKQIKkKiAWlnkpHgfEv8xIV1jbhOcRbQRS5DdmovH3xlwIEvy+vp2soe2lsIsbebsSFwBHnmVs3L1xui3VXKpwrbwmG1XFiZ1hJrF7Wa",
  "MQG1Fg9e1WGYKyMKcur+89e1cA9GneNPGi+dqYq1o2+yCroK9ZYemTHbeoZD9LbCCdtiYDc6ycGxnjWQ5A/i03t7KbEUderyix+cUl9e8QY1hD1qKPw5Cscvzius3HT1",
  "LtHjhLy+DCLxN+iToepTNL4DUpMzE7fYddYD7YIs16k/NV5orRxynX08XDN+hY5I3eRxXaDhSPnSZhXos98f71f+bHz9WBdg9WPqqX6iVnoWGicjtwD/36P1OiVHF82/",
  "vf8PgNc1njVKEIYWHxwVf2MjqWwMQT+amUdHraxr6ktufWRGekBo+jVPkDZyxXG/tsa+wmYf8gq0t5oct6b6z8aO8Jq0mn8YbKRCUfnEZi3AOTB6O8Okb9nTOh2urk+u",
  "k9QUOk1WhojzSjyiTEUXNQQFSiiDaUcGNyyCLcWrkgnJk3oZMz5H08mHv+bHxp45VAkkv/6GrFHsxaruFg7H9B7nAr/UDX+k2ahRWTXCrDYvxKXRK43RaZAGm5LLK4n0",
  "msTbTTtEtIke3jaccfi3TkFBbgwCqucDp8mTTUJbH5vbWiODUURhcmAqH8uS3DgOVJwHppqKK3uxzrLbC0QKgIQJDeC3Vdk8JEKJJRs6fTreXxbs2JpMlJsiMRZUWo83",
  "7ZxFmPvHtHTDtjsV0fqYNvRSdjswbB56SzNprwJn558DYTMbiuH/H9t4iv8c50GJ8/PkskjlKjhSbwWApt6+qxst84HNpMprXdhvwEpZot6Ybkd9Hc2678q5SOrvcR2K",
  "eWaEFCGAASBhB6vru2v62JT+WmPNxgIw+4nI79CezXsg1xvxSpK8SJkbstnVF/T6UijhiKqkHeeGzJEYne+AXZufITDUEiD4dx3fvDI8pM16sUkEsIAT0roxFvFn5443",
].join("");
